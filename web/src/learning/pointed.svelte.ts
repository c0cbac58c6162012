// The part of the table that a note is about: on small screens its view is shown.

class Pointed {
  part = $state("");
}

export const pointed = new Pointed();
