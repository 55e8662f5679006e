/**
 * A small style sheet for the popup's pages, which would be gone before the site's styles are
 * loaded. The colors are those of `app/styles/tokens.css`.
 */
export const POPUP_STYLE = `:root {
  color-scheme: light dark;
  --paper: #faf8f3;
  --surface: #ffffff;
  --ink: #1d231f;
  --ink-soft: #565d55;
  --line: #8a8c80;
  --brand: #1b6a48;
  --on-brand: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121613;
    --surface: #1a1f1b;
    --ink: #f1eee5;
    --ink-soft: #aab3aa;
    --line: #727d74;
    --brand: #78c69a;
    --on-brand: #0b2116;
  }
}
body {
  margin: 0;
  padding: 2rem 1.5rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
}
h1 {
  margin: 0;
  font-size: 1.5rem;
  line-height: 1.2;
}
h2,
label {
  display: block;
  margin: 1.5rem 0 0.5rem;
  font-size: 1rem;
  font-weight: 600;
}
button,
input {
  box-sizing: border-box;
  width: 100%;
  min-height: 3rem;
  margin-bottom: 0.5rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  text-align: left;
}
button {
  cursor: pointer;
}
button:not([name]) {
  border-color: var(--brand);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  text-align: center;
}
button span {
  display: block;
  color: var(--ink-soft);
}
:focus-visible {
  outline: 3px solid var(--brand);
  outline-offset: 2px;
}
`
