import Add from '@mui/icons-material/Add'
import Cancel from '@mui/icons-material/Cancel'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Avaliado, PapelOferecido, Participante } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { PARTICIPANTES } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'

const EvaluatorDialog = later(() => import('./EvaluatorDialog.tsx'))

interface Props {
  ciclo: number
  avaliado: Avaliado
  /** evaluators of this person; undefined until loaded, and on an error */
  avaliadores: Participante[] | undefined
  /** whether the evaluators are being loaded */
  reading: boolean
  papeis: PapelOferecido[]
  can: { create: boolean; delete: boolean }
  chosen: boolean
  onChoose: () => void
  onChanged: () => unknown
}

/** One evaluated person: the evaluators with their roles and the state of each questionnaire. */
export function Person({ ciclo, avaliado, avaliadores, reading, papeis, can, chosen, onChoose, onChanged }: Props) {
  const [adding, setAdding] = useState(false)
  const { nome, cargo, area, copias, respondidas } = avaliado
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'auto 1fr', md: 'auto minmax(200px, 300px) 1fr' },
        alignItems: 'start',
        p: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Checkbox
        size="small"
        checked={chosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': t.select(nome) } }}
        sx={{ p: 0.5 }}
      />
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[cargo, area, copias > 0 && t.answered(respondidas, copias)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {reading && avaliadores === undefined && avaliado.avaliadores > 0 && <Skeleton width={160} height={24} />}
        {avaliadores?.map((participante) => (
          <Evaluator key={participante.id} {...{ participante, onChanged }} removable={can.delete} />
        ))}
        {avaliado.avaliadores === 0 && <Chip size="small" color="warning" variant="outlined" label={t.noEvaluator} />}
        {can.create && (
          <Chip
            size="small"
            icon={<Add />}
            variant="outlined"
            label={t.addEvaluator}
            aria-label={t.addEvaluatorFor(nome)}
            onClick={() => setAdding(true)}
          />
        )}
      </Box>
      {adding && (
        <Waiting fallback={null}>
          <EvaluatorDialog {...{ ciclo, avaliado, papeis, onChanged }} onClose={() => setAdding(false)} />
        </Waiting>
      )}
    </Box>
  )
}

const tones = { N: 'default', P: 'warning', R: 'success' } as const

function Evaluator(props: { participante: Participante; removable: boolean; onChanged: () => unknown }) {
  const { participante, removable, onChanged } = props
  const { id, versao, avaliador, papel, situacao } = participante
  const report = useReport()
  const success = useSuccess()
  const role = t.roles[papel]
  const name = avaliador?.nome ?? ''
  const remove = async () => {
    try {
      await sendJson('DELETE', `/api/${PARTICIPANTES}/${id}`, { versao })
      success(t.removed)
      await onChanged()
    } catch (error) {
      report(error)
    }
  }
  return (
    <Chip
      size="small"
      color={situacao === null ? 'default' : tones[situacao]}
      variant="outlined"
      label={papel === 'U' ? role : `${name} · ${role}`}
      title={situacao === null ? undefined : t.states[situacao]}
      onDelete={removable && situacao !== 'R' ? () => void remove() : undefined}
      deleteIcon={<Cancel titleAccess={t.removeOne(name, role)} />}
    />
  )
}
