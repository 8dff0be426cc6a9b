import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useLayoutEffect, useRef, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { Card, CardAnswer, CardText, cardList } from '../Card.tsx'
import { deskTexts } from '../texts.ts'
import { ApprovalItem } from './ApprovalItem.tsx'
import { keyOf, pendingKey, useDecision } from './useDecision.ts'

const DecisionDialog = later(() => import('./DecisionDialog.tsx'))

const t = deskTexts.approvals

const EVERY = 60_000

/** Shown at first, and with each 'Mostrar mais'. */
const STEP = 5

/** Records of every register that wait for the user's decision: agreed to with one click, refused with a reason; the next one follows. */
export default function Approvals() {
  const { data, error, refetch } = useFresh<Pending[]>(pendingKey, '/api/aprovacoes', EVERY)
  const report = useReport()
  const decide = useDecision()
  const [most, setMost] = useState(STEP)
  const [busy, setBusy] = useState<string>()
  const [asking, setAsking] = useState<{ item: Pending; answer: Answer; title: string }>()
  const { list, follow } = useNext(data)
  const approve = async (item: Pending) => {
    if (item.aprovar.motivoObrigatorio) return setAsking({ item, answer: item.aprovar, title: t.approve })
    setBusy(keyOf(item))
    follow(item)
    await decide(item, item.aprovar).catch(report)
    setBusy(undefined)
  }
  return (
    <Card
      title={t.title}
      note={
        data?.length ? <Chip size="small" color="primary" label={data.length.toLocaleString('pt-BR')} /> : undefined
      }
      action={
        data && data.length > most ? (
          <Button color="primary" onClick={() => setMost(most + STEP)}>
            {t.more(Math.min(STEP, data.length - most))}
          </Button>
        ) : undefined
      }
    >
      <CardAnswer data={data} error={error} refetch={refetch}>
        {(items) =>
          items.length === 0 ? (
            <CardText>{t.none}</CardText>
          ) : (
            <Box component="ul" ref={list} sx={cardList}>
              {items.slice(0, most).map((item) => (
                <ApprovalItem
                  key={keyOf(item)}
                  item={item}
                  busy={busy === keyOf(item)}
                  onApprove={() => void approve(item)}
                  onAsk={(answer, title) => {
                    follow(item)
                    setAsking({ item, answer, title })
                  }}
                />
              ))}
            </Box>
          )
        }
      </CardAnswer>
      {asking && (
        <Waiting fallback={null}>
          <DecisionDialog {...asking} onClose={() => setAsking(undefined)} />
        </Waiting>
      )}
    </Card>
  )
}

/** Where a decided record stood stands the next one, and the keyboard with it. */
function useNext(items: Pending[] = []) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<{ key: string; at: number }>(undefined)
  useLayoutEffect(() => {
    const { key, at } = place.current ?? {}
    if (key === undefined || at === undefined || items.some((item) => keyOf(item) === key)) return
    place.current = undefined
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-aprovar]') ?? []
    buttons[Math.min(at, buttons.length - 1)]?.focus()
  })
  return {
    list,
    follow(item: Pending) {
      place.current = { key: keyOf(item), at: items.indexOf(item) }
    },
  }
}
