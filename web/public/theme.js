// Before anything is drawn: the theme that was chosen, or the one the system has.
{
  const chosen = localStorage.getItem("signoria-theme");
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
