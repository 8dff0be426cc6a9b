import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'

const Previa = later(() => import('./Previa.tsx').then(({ Previa: Drawer }) => ({ default: Drawer })))

interface Props {
  children: ReactNode
  /** accessible name, where several are on a page */
  label?: string
  queryKey: unknown[]
  fetchQuestions: () => Promise<Pergunta[]>
}

/** Button that previews the questions of a questionnaire as respondents see them. */
export function ShowQuestions({ children, label, queryKey, fetchQuestions }: Props) {
  const [open, setOpen] = useState(false)
  const report = useReport()
  const { data, refetch, isFetching } = useQuery({ queryKey, queryFn: fetchQuestions, enabled: false, gcTime: 0 })
  const show = async () => {
    const { error } = await refetch()
    if (error) report(error)
    else setOpen(true)
  }
  return (
    <>
      <Button size="small" startIcon={<Visibility />} aria-label={label} loading={isFetching} onClick={show}>
        {children}
      </Button>
      {open && data && (
        <Waiting fallback={null}>
          <Previa perguntas={data} onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}
