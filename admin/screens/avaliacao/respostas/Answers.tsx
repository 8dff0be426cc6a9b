import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import { Documentos } from '#admin/form/questionario/Documentos.tsx'
import { Nominal } from '#admin/form/questionario/Nominal.tsx'
import { downloadFile } from '#admin/providers/download.ts'
import { type Avaliacao, copiaRespondivel, itensDe } from '#admin/questionario/avaliacao.ts'
import { Competencias } from '#admin/questionario/Competencias.tsx'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Responder } from '#admin/questionario/Responder.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { Resultado } from '#admin/questionario/Resultado.tsx'
import { respostasTexts as t } from './texts.ts'

export interface AnswersProps {
  avaliacao: Avaliacao
  onChanged(avaliacao: Avaliacao): void
  onClosed(): void
}

/** The questions while the copy is open; after that the stored answers. */
export function Answers({ avaliacao, onChanged, onClosed }: AnswersProps) {
  // the page starts from the answers read first: drafts saved since then must not reset the form
  const [first] = useState(avaliacao)
  const { fechada, notaManual = false } = avaliacao
  if (fechada !== undefined) return <Closed avaliacao={avaliacao} />
  return (
    <Responder
      {...copiaRespondivel(first)}
      antes={<Antes avaliacao={avaliacao} />}
      texts={{ finish: t.finish, finished: t.finished }}
      escritos={{ observacao: true, notaManual }}
      onEntregue={onChanged}
      onFechada={onClosed}
    />
  )
}

/** Shown before the first question: anonymity and the documents to read. */
function Antes({ avaliacao: { id, anonima, nominal, minimo, leva, documentos = [] } }: { avaliacao: Avaliacao }) {
  const promete = anonima === true && minimo !== undefined
  if (!promete && !nominal && documentos.length === 0) return null
  return (
    <Stack spacing={2}>
      {nominal && <Nominal />}
      {promete && <Anonima {...{ minimo, leva }} />}
      {documentos.length > 0 && (
        <Documentos
          documentos={documentos}
          baixa={(documento) =>
            downloadFile(`/api/pesquisa/colaborador-respostas/${id}/documentos/${documento.id}`, documento.descricao, {
              quiet: true,
            })
          }
        />
      )}
    </Stack>
  )
}

/** Shown once the copy is handed in or expired. Answers handed in anonymously are not shown, even to their author. */
function Closed({ avaliacao }: { avaliacao: Avaliacao }) {
  const { anonima, situacao, fechada, resultado, agradecimento } = avaliacao
  const entregue = situacao === 'R'
  return (
    <>
      <Alert severity={entregue ? 'success' : 'warning'} sx={{ mb: 2, maxWidth: 920 }}>
        {!entregue ? fechada : anonima ? t.finishedUnseen : t.finished}
        <Resultado resultado={resultado} />
      </Alert>
      {agradecimento !== undefined && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{agradecimento}</Typography>}
      {!(anonima && entregue) && (
        <>
          <Respondidas itens={itensDe(avaliacao)} entregue={entregue} resultado={false} />
          <Competencias avaliacao={avaliacao} />
          <Escrita avaliacao={avaliacao} />
        </>
      )}
    </>
  )
}
