import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type FormEvent, useRef, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Coletivo } from '#schemas/runtime/answers/positions/salary-plan.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Plano, TipoReajuste } from '../plano.ts'
import { HowPart } from './HowPart.tsx'
import { Outcome } from './Outcome.tsx'
import { PlanPart } from './PlanPart.tsx'
import type { PartProps } from './part-props.ts'
import { coletivoTexts as t } from './texts.ts'
import { type Pedido, useColetivo } from './useColetivo.ts'
import { WherePart } from './WherePart.tsx'

interface Props {
  tipo: TipoReajuste
  planos: Plano[]
  tabela: number | undefined
  cenario: number | undefined
}

/** Form of a collective adjustment, and its outcome. Validation is done by the server and shown at the fields. */
export function CollectiveForm({ tipo, planos, tabela, cenario }: Props) {
  const [pedido, setPedido] = useState<Pedido>({
    ...{ estabelecimentos: [], areas: [], reajustePor: 1 },
    ...(tipo === 'C' ? { base: 3 } : {}),
    ...(tabela === undefined ? {} : { tabela }),
    ...(cenario === undefined ? {} : { cenario }),
  })
  const [errors, setErrors] = useState<FieldError[]>([])
  const [result, setResult] = useState<{ resultado: Coletivo; tabela: number; cenario: number | undefined }>()
  const form = useRef<HTMLFormElement>(null)
  const send = useColetivo()
  const report = useReport()
  const success = useSuccess()
  // updated synchronously: on submit it includes texts committed by the blur
  const latest = useRef(pedido)
  const change = (changes: Partial<Pedido>) => {
    latest.current = { ...latest.current, ...changes }
    setPedido(latest.current)
    setErrors((now) => now.filter(({ field }) => !(field !== undefined && field in changes)))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await handedOver(form.current)
    const asked = latest.current
    setErrors([])
    setResult(undefined)
    try {
      const resultado = await send.mutateAsync(asked)
      setResult({ resultado, tabela: asked.tabela ?? 0, cenario: asked.cenario })
      success(t.done)
    } catch (thrown) {
      const { violations, status } = asApiError(thrown)
      const placed = violations.filter(({ field }) => field !== undefined)
      if (status !== 400 || placed.length === 0) return report(thrown)
      setErrors(placed)
      // after the render that shows the errors
      setTimeout(() => focusFirst(form.current, placed))
    }
  }
  const errorOf = (name: string) => errors.find(({ field }) => field?.split(/[.[]/)[0] === name)?.message
  const part: PartProps = { tipo, pedido, change, errorOf }
  return (
    <>
      <Paper
        variant="outlined"
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        sx={{ p: { xs: 2, md: 3 }, maxWidth: 1000 }}
      >
        {errors.length > 0 && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t.invalid}
          </Alert>
        )}
        <PlanPart {...part} planos={planos} />
        <WherePart {...part} />
        <HowPart {...part} />
        <Box sx={{ mt: 3 }}>
          <Button type="submit" variant="contained" loading={send.isPending}>
            {t.submit}
          </Button>
        </Box>
      </Paper>
      {result && <Outcome {...result} />}
    </>
  )
}

/** Commits the focused text box: boxes commit on blur, which Enter does not cause, and only after pointer release, which a click precedes. */
function handedOver(form: HTMLFormElement | null): Promise<void> {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && form?.contains(activeElement)) activeElement.blur()
  return new Promise((resolve) => setTimeout(resolve))
}

/** Focuses the first field with an error, in document order. */
function focusFirst(form: HTMLFormElement | null, errors: FieldError[]): void {
  const wrong = new Set(errors.map(({ field }) => field?.split(/[.[]/)[0]))
  const cells = [...(form?.querySelectorAll<HTMLElement>('[data-campo]') ?? [])]
  const first = cells.find((cell) => wrong.has(cell.dataset.campo))
  first?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus()
}
