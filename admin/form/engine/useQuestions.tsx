import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { PromptDialog } from '../PromptDialog.tsx'
import { useScope } from '../state/scope.ts'

interface Question {
  text: string
  yes(): void
  no?(): void
}

/**
 * Confirmations for a new value of a field: before a true empties lists (`x-field.empties`), and after a record was chosen whose call
 * returns a question (`x-field.asks`); No removes that record again. A failed call asks nothing: the server checks again on save.
 */
export function useQuestions(field: Field, value: unknown, change: (value: unknown) => void) {
  const { store, setValue, runtime, services } = useScope()
  const [question, setQuestion] = useState<Question>()
  const { empties, asks } = field.hint

  const guarded = (next: unknown) => {
    const filled = next === true ? (empties?.lists ?? []).filter((list) => hasRows(valueAt(store.record, list))) : []
    if (!empties || filled.length === 0) {
      change(next)
      if (asks) for (const id of added(value, next)) void askAbout(id)
      return
    }
    const yes = () => {
      change(true)
      for (const list of filled) setValue(list, [])
    }
    setQuestion({ text: empties.question, yes })
  }

  async function askAbout(id: number): Promise<void> {
    const call = `${runtime.entity.route}/${asks?.replace('{id}', String(id))}`
    const text = await services.ask?.(call).catch(() => undefined)
    if (!text) return
    const no = () =>
      setValue(
        field.path,
        chosen(valueAt(store.record, field.path)).filter((one) => one.id !== id),
      )
    setQuestion({ text, yes: () => {}, no })
  }

  const close = (answer?: () => void) => {
    setQuestion(undefined)
    answer?.()
  }
  const dialog: ReactNode = question && (
    <PromptDialog
      alert
      maxWidth="xs"
      title="Atenção"
      text={question.text}
      onClose={() => close(question.no)}
      actions={
        <>
          <Button color="inherit" autoFocus onClick={() => close(question.no)}>
            Não
          </Button>
          <Button variant="contained" onClick={() => close(question.yes)}>
            Sim
          </Button>
        </>
      }
    />
  )
  return { change: guarded, dialog }
}

interface Chosen {
  id: number
}

const hasRows = (value: unknown) => Array.isArray(value) && value.length > 0

const chosen = (value: unknown): Chosen[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is Chosen => typeof one?.id === 'number')

/** Returns the ids of newly chosen records. */
function added(before: unknown, after: unknown): number[] {
  const known = new Set(chosen(before).map(({ id }) => id))
  return chosen(after).flatMap(({ id }) => (known.has(id) ? [] : [id]))
}
