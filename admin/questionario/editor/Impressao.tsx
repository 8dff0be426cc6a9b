import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

interface Props {
  /** '/api/avaliacao/modelos-avaliacao/7' */
  url: string
  title: string
  onClose(): void
}

/** Blank questionnaire as PDF, generated on each call. */
export const Impressao = ({ url, title, onClose }: Props) => (
  <PrintedPdf
    url={`${url}/imprimir`}
    body={{ agruparPorAspecto: true }}
    {...{ title, onClose }}
    nome={`${title}.pdf`}
  />
)
