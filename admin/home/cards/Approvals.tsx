import { useLayoutEffect, useRef, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { ListCard } from '../ListCard.tsx'
import { deskTexts } from '../texts.ts'
import { ApprovalItem } from './ApprovalItem.tsx'
import { keyOf, pendingKey, useDecision } from './useDecision.ts'

const DecisionDialog = later(() => import('./DecisionDialog.tsx'))

const t = deskTexts.approvals

const EVERY = 60_000

const STEP = 5

/** Records of all registers that wait for the user's approval: approved by one click, refused with a reason. */
export default function Approvals() {
  const { data, error, refetch } = useFresh<Pending[]>(pendingKey, '/api/aprovacoes', EVERY)
  const report = useReport()
  const decide = useDecision()
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
    <>
      <ListCard texts={t} step={STEP} answer={{ data, error, refetch }} list={list}>
        {(item) => (
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
        )}
      </ListCard>
      {asking && (
        <Waiting fallback={null}>
          <DecisionDialog {...asking} onClose={() => setAsking(undefined)} />
        </Waiting>
      )}
    </>
  )
}

/** After a decision, focuses the record that moved up to the same index. */
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
