import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

interface Props {
  /** '/api/avaliacao/modelos-avaliacao/7' */
  url: string
  title: string
  onClose(): void
}

/** The questionnaire on paper, to be filled in by hand: a file of its own each time, as it is now. */
export const Impressao = ({ url, title, onClose }: Props) => (
  <PrintedPdf
    url={`${url}/imprimir`}
    body={{ agruparPorAspecto: true }}
    {...{ title, onClose }}
    nome={`${title}.pdf`}
  />
)
