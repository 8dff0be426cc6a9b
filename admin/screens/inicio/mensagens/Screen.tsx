import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import MensagemDialog from '#admin/home/mensagens/MensagemDialog.tsx'
import RemoveMensagens from '#admin/home/mensagens/RemoveMensagens.tsx'
import { mensagensTexts } from '#admin/home/mensagens/texts.ts'
import { useMarkLida } from '#admin/home/mensagens/useMensagens.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { MensagemDoUsuario, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { Filters } from './Filters.tsx'
import { MensagensList } from './MensagensList.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type Leitura, useMensagensDoTipo } from './useMensagensDoTipo.ts'

const size = 15
const leituras: Leitura[] = ['todas', 'naoLidas', 'lidas']

const isTipo = (text: string | null): text is TipoMensagem => text !== null && text in mensagensTexts.tipos

/** All messages of one type (spec 1 §2.6: 'view all'); filters and page are query parameters. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('tipo')
  const tipo = isTipo(wanted) ? wanted : 'R'
  const leitura = leituras.find((one) => one === params.get('exibir')) ?? 'todas'
  const page = Math.max(0, Number.parseInt(params.get('pagina') ?? '1', 10) - 1 || 0)
  const { data, error, refetch } = useMensagensDoTipo({ tipo, page, size, leitura })
  const [chosen, setChosen] = useState<number[]>([])
  const [viewed, setViewed] = useState<MensagemDoUsuario>()
  const [removing, setRemoving] = useState<MensagemDoUsuario[]>()
  const { mutateAsync } = useMarkLida()
  const success = useSuccess()

  const mensagens = data?.mensagens ?? []
  const selected = mensagens.filter(({ usuarioMensagemId }) => chosen.includes(usuarioMensagemId))
  const viewedNow =
    viewed && (mensagens.find(({ usuarioMensagemId }) => usuarioMensagemId === viewed.usuarioMensagemId) ?? viewed)
  const total = data?.total ?? 0

  const show = (change: Record<string, string>) => {
    setChosen([])
    setParams((before) => ({ ...Object.fromEntries(before), ...change }))
  }
  const mark = async (those: MensagemDoUsuario[], lida: boolean) => {
    const changing = those.filter((mensagem) => mensagem.lida !== lida)
    const outcomes = await Promise.allSettled(changing.map((mensagem) => mutateAsync({ mensagem, lida })))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }
  const markSelected = async (lida: boolean) => {
    const marked = await mark(selected, lida)
    setChosen([])
    if (marked > 0) success(mensagensTexts.marked(marked))
  }

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeader />
      <Filters
        tipo={tipo}
        leitura={leitura}
        onTipo={(next) => show({ tipo: next, pagina: '1' })}
        onLeitura={(next) => show({ exibir: next, pagina: '1' })}
      />
      {error && (
        <RetryAlert sx={{ mb: 2 }} onRetry={refetch}>
          {mensagensTexts.loadFailed}
        </RetryAlert>
      )}
      {(data || !error) && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          {mensagens.length > 0 && (
            <SelectionBar
              count={selected.length}
              all={selected.length === mensagens.length}
              onAll={(all) => setChosen(all ? mensagens.map(({ usuarioMensagemId }) => usuarioMensagemId) : [])}
              onMark={(lida) => void markSelected(lida)}
              onRemove={() => setRemoving(selected)}
            />
          )}
          <MensagensList
            mensagens={data?.mensagens}
            filtered={leitura !== 'todas'}
            selected={chosen}
            onSelect={setChosen}
            onView={setViewed}
            onLida={(mensagem, lida) => void mark([mensagem], lida)}
            onRemove={(mensagem) => setRemoving([mensagem])}
          />
          <PlainPagination
            total={total}
            page={data?.page ?? page}
            size={size}
            onPage={(next) => show({ pagina: String(next + 1) })}
          />
        </Paper>
      )}
      {viewedNow && (
        <MensagemDialog
          mensagem={viewedNow}
          onLida={(lida) => {
            setViewed({ ...viewedNow, lida })
            void mark([viewedNow], lida)
          }}
          onClose={() => setViewed(undefined)}
        />
      )}
      {removing && (
        <RemoveMensagens
          mensagens={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setChosen([])
            // deleting every message of a page goes to the page before
            if (page > 0 && removing.length === mensagens.length) show({ pagina: String(page) })
          }}
        />
      )}
    </Box>
  )
}
