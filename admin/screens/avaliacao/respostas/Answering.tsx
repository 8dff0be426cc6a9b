import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { doFio } from '#admin/form/questionario/fio.ts'
import { type Avaliacao, atualDe, entrega, escritoDe, guarda, itensDe } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Responder } from '#admin/questionario/Responder.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { respostasTexts as t } from './texts.ts'

const PrintedPdf = later(() => import('#admin/shell/PrintedPdf.tsx').then(({ PrintedPdf: Pdf }) => ({ default: Pdf })))

interface Props {
  avaliacao: Avaliacao
  onChanged(avaliacao: Avaliacao): void
  onClosed(): void
}

/** The questions while they may be answered; afterwards what was answered. */
export function Answering({ avaliacao, onChanged, onClosed }: Props) {
  const [printing, setPrinting] = useState(false)
  // drafts are stored meanwhile: what was read first is what the page began with
  const [first] = useState(avaliacao)
  const { id, titulo = '', perguntas, fechada, situacao, notaManual = false } = avaliacao
  return (
    <>
      <Cabeca
        avaliacao={avaliacao}
        actions={
          situacao !== 'R' && (
            <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setPrinting(true)}>
              {t.print}
            </Button>
          )
        }
      />
      {fechada !== undefined ? (
        <>
          <Alert severity={situacao === 'R' ? 'success' : 'warning'} sx={{ mb: 2, maxWidth: 920 }}>
            {situacao === 'R' ? t.finished : fechada}
          </Alert>
          <Respondidas itens={itensDe(avaliacao)} entregue={situacao === 'R'} resultado={false} />
          <Escrita avaliacao={avaliacao} />
        </>
      ) : (
        <Responder
          questionario={{
            perguntas,
            respostas: doFio(perguntas, first.respostas),
            versao: first.versao,
            escrito: escritoDe(first),
          }}
          regras={{
            exigeComentario: true,
            guarda: (pacote, saindo) => guarda(first, pacote, saindo),
            entrega: (pacote) => entrega(first, pacote),
            atual: (erro) => atualDe(perguntas, erro),
          }}
          texts={{ finish: t.finish, finished: t.finished }}
          escritos={{ observacao: true, notaManual }}
          onEntregue={onChanged}
          onFechada={onClosed}
        />
      )}
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
