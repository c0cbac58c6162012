// What is spoken: politely what happens, assertively that it is one's turn.

class Announcer {
  polite = $state("");
  assertive = $state("");

  tell(sentences: string[]): void {
    if (sentences.length > 0) this.polite = sentences.join(" ");
  }

  call(sentence: string): void {
    this.assertive = sentence;
  }
}

export const announcer = new Announcer();
