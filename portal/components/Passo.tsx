interface Props {
  titulo: string
  /** beginning with 1 */
  passo: number
  de: number
}

/** Step heading of the registration before the form is loaded; looks like the form's own. */
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
