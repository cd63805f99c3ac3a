/** Styles of the in-page note. As text: they go into a shadow tree, not into a file the page loads. */
export const NOTE_CSS = `
:host {
  color-scheme: light dark;
  position: fixed;
  inset: 16px 16px auto auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  max-width: calc(100vw - 32px);
}
section {
  box-sizing: border-box;
  width: 320px;
  max-width: 100%;
  padding: 16px;
  border: 1px solid light-dark(#d5dae0, #39414a);
  border-radius: 16px;
  background: light-dark(#fff, #15191e);
  color: light-dark(#14181d, #eef1f4);
  font: 15px/22px system-ui, sans-serif;
}
p { margin: 0; font-weight: 600; }
.hint { font-weight: 400; color: light-dark(#59626d, #a3adb8); }
div { display: flex; gap: 8px; margin-top: 16px; }
button {
  flex: 1 1 auto;
  min-height: 40px;
  padding: 0 16px;
  border: 1px solid light-dark(#868f99, #6b7580);
  border-radius: 12px;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.primary {
  border-color: transparent;
  background: light-dark(#0a5fd0, #3898ff);
  color: light-dark(#fff, #06121f);
}
button:focus-visible { outline: 2px solid light-dark(#0e76fd, #3898ff); outline-offset: 2px; }
`
