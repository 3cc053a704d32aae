/** Chooses a file as the picker of the attachment panel does; the test runner would encode all of its bytes. */
export function chooseFile(kind: 'image' | 'video', file: File) {
  const input = document.querySelector(`input[data-kind="${kind}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file field.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
