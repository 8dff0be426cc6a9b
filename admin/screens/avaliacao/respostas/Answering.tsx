import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Answers, type AnswersProps } from './Answers.tsx'
import { respostasTexts as t } from './texts.ts'

const PrintedPdf = later(() =>
  import('#admin/shell/dialogs/PrintedPdf.tsx').then(({ PrintedPdf: Pdf }) => ({ default: Pdf })),
)

/** One evaluation on a page of its own. */
export function Answering(props: AnswersProps) {
  const { avaliacao } = props
  return (
    <>
      <Cabeca avaliacao={avaliacao} actions={avaliacao.situacao !== 'R' && <Blank avaliacao={avaliacao} />} />
      <Answers {...props} />
    </>
  )
}

/** The questions on paper. */
function Blank({ avaliacao: { id, titulo = '' } }: { avaliacao: Avaliacao }) {
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setPrinting(true)}>
        {t.print}
      </Button>
      {printing && (
        <Waiting fallback={null}>
          <PrintedPdf
            url={`/api/avaliacao/avaliacoes-desempenhos-questionarios/${id}/questionario/pdf?agruparPorAspecto=true`}
            title={t.print}
            nome={t.printed(titulo)}
            onClose={() => setPrinting(false)}
          />
        </Waiting>
      )}
    </>
  )
}
