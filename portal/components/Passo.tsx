interface Props {
  titulo: string
  /** beginning with 1 */
  passo: number
  de: number
}

/** Which step of the registration it is, where the form is not there yet: as the form itself says it. */
export function Passo({ titulo, passo, de }: Props) {
  const texto = `Passo ${passo} de ${de}`
  return (
    <div className="passo">
      <p>
        {texto} <strong>{titulo}</strong>
      </p>
      <progress value={passo} max={de} aria-label={texto} />
    </div>
  )
}
