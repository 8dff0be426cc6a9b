import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { planTexts } from '#admin/desempenho/plan-texts.ts'
import type { NineBoxProposal } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

/** Competences below the required level; a chip above says that the box comes from a calibration. */
export function Gaps({ proposta: { calibrado, lacunas } }: { proposta: NineBoxProposal }) {
  return (
    <>
      {calibrado && <Chip size="small" variant="outlined" color="info" label={t.calibrated} sx={{ mb: 1 }} />}
      <Box component="ul" aria-label={t.gaps} sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {lacunas.map(({ competencia, exigido, obtido, cursos }) => (
          <li key={competencia.id}>
            <Typography sx={{ fontWeight: 600 }}>{competencia.nome}</Typography>
            <Typography variant="body2" color="text.secondary">
              {planTexts.levels(exigido, obtido)}
            </Typography>
            {cursos.length > 0 && (
              <Typography variant="body2" color="text.secondary">
                {planTexts.courses(cursos.map(({ nome }) => nome).join(', '))}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </>
  )
}
