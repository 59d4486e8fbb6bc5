/** Says a change aloud to those who listen; nothing is seen. */
export function SpokenStatus({ text }: { text: string }) {
  return (
    <div role="status" className="spoken">
      {text}
    </div>
  );
}
