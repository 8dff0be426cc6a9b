import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  modelo: number
  talento: number
  nome: string
}

/** Prints the interview as a PDF, with its answers or blank. POST /pesquisa/entrevistas/{id}/print */
export function PrintInterview({ modelo, talento, nome }: Props) {
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setPrinting(true)}>
        {t.print}
      </Button>
      {printing && (
        <PrintedPdf
          url={`/api/pesquisa/entrevistas/${modelo}/print`}
          body={{ colaboradorId: talento }}
          title={t.title}
          nome={`${t.title} - ${nome}.pdf`}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  )
}
