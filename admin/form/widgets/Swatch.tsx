/** A colour as a small square; nothing for an invalid colour. */
export function Swatch({ colour }: { colour: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  return <span aria-hidden style={{ ...SQUARE, backgroundColor: colour }} />
}

const SQUARE = {
  display: 'inline-block',
  width: 16,
  height: 16,
  borderRadius: 4,
  border: '1px solid rgba(128, 128, 128, .5)',
  verticalAlign: 'text-bottom',
} as const
