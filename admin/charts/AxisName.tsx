interface Props {
  /** splits a name into lines */
  split(name: string): string[]
  look: object
  /** passed by recharts */
  x?: number | string
  y?: number | string
  textAnchor?: 'start' | 'middle' | 'end' | 'inherit'
  payload?: { value: string }
}

/** Multi-line axis label, vertically centred at recharts' position. */
export function AxisName({ split, look, x = 0, y = 0, textAnchor, payload }: Props) {
  const name = payload?.value ?? ''
  const lines = split(name)
  return (
    <text x={x} y={y} textAnchor={textAnchor} {...look}>
      <title>{name}</title>
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? `${0.3 - 0.6 * (lines.length - 1)}em` : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
