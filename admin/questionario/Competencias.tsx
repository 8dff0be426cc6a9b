import Box from '@mui/material/Box'
import { CompetenciasLidas } from '#admin/form/questionario/Competencias.tsx'
import type { Avaliacao } from './avaliacao.ts'
import { Folha } from './Folha.tsx'

/** Levels given, below the answers. */
export function Competencias({ avaliacao: { competencias = [] } }: { avaliacao: Pick<Avaliacao, 'competencias'> }) {
  if (competencias.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Folha>
        <CompetenciasLidas competencias={competencias} />
      </Folha>
    </Box>
  )
}
