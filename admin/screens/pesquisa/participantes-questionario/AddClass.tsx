import Button from '@mui/material/Button'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { participantesTexts as t } from './texts.ts'

interface Props {
  questionario: string
  turma: { id: number }
  onAdded(): Promise<void>
}

/** Adds talents who joined the class after the release. POST /pesquisa/colaborador-questionario */
export function AddClass({ questionario, turma, onAdded }: Props) {
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const { authorities } = useSession().info
  if (!authorities.includes('ROLE_CAD_AVALIACAO_TURMA_ALTERAR')) return null
  const add = async () => {
    setBusy(true)
    try {
      const body = { turma: turma.id, questionario: Number(questionario) }
      const { incluidos } = await sendJson<{ incluidos: number }>(
        'POST',
        '/api/pesquisa/colaborador-questionario',
        body,
      )
      success(t.added(incluidos))
      await onAdded()
    } catch (thrown) {
      report(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={add}>
      {t.addClass}
    </Button>
  )
}
