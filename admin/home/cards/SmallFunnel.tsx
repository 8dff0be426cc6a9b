import Box from '@mui/material/Box'
import type { DeskVacancy } from '#schemas/runtime/answers/recruitment/desk.ts'
import { deskTexts } from '../texts.ts'

const t = deskTexts.vacancies

interface Props {
  vaga: string
  etapas: DeskVacancy['etapas']
}

/** Candidatos per step as small bars, with the numbers as text for screen readers. */
export function SmallFunnel({ vaga, etapas }: Props) {
  const most = Math.max(1, ...etapas.map(({ total }) => total))
  const said = etapas.filter(({ total }) => total > 0).map(({ nome, total }) => t.stage(nome, total))
  return (
    <Box
      role="img"
      aria-label={t.funnel(vaga, said.join(', ') || t.noStages)}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, mt: 0.75 }}
    >
      {etapas.map(({ nome, total }, at) => (
        <Box
          // two steps may have the same name
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          key={at}
          title={t.stage(nome, total)}
          sx={{ flex: 1, minWidth: 0, maxWidth: 56, textAlign: 'center', fontSize: 11, color: 'text.secondary' }}
        >
          {total > 0 ? total : ''}
          <Box
            sx={{
              height: 3 + Math.round((total / most) * 21),
              borderRadius: 0.5,
              bgcolor: total > 0 ? 'primary.main' : 'divider',
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
