const format = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

interface Props {
  quando: number
  onRetoma(): void
  onDescarta(): void
}

/** Asks before a draft is shown: another person may have begun it on this device. */
export function Retomar({ quando, onRetoma, onDescarta }: Props) {
  return (
    <section className="retomar" aria-label="Rascunho guardado">
      <p>
        Há um cadastro começado neste aparelho em <strong>{format.format(quando)}</strong> que não foi concluído. Se foi
        você, continue de onde parou.
      </p>
      <button type="button" className="botao grande" onClick={onRetoma}>
        Continuar de onde parei
      </button>
      <button type="button" className="botao leve grande" onClick={onDescarta}>
        Apagar e começar de novo
      </button>
    </section>
  )
}
