import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { commonTexts } from '#admin/i18n/common.ts'
import type { Sugestao, Sugestoes } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { CandidateAvatar } from './CandidateAvatar.tsx'
import { selecaoTexts } from './texts.ts'

interface Props {
  sugestoes: Sugestoes
  chosen: number[]
  onToggle: (candidatoId: number) => void
}

/** Candidates with checkbox, percentage of fit, and the criteria behind it. */
export function SuggestionList({ sugestoes: { criterios, candidatos }, chosen, onToggle }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {candidatos.map((candidato) => (
        <Box component="li" key={candidato.candidatoId} sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1 }}>
          <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, cursor: 'pointer' }}>
            <Checkbox
              size="small"
              sx={{ p: 0.5 }}
              checked={chosen.includes(candidato.candidatoId)}
              onChange={() => onToggle(candidato.candidatoId)}
              slotProps={{ input: { 'aria-label': candidato.nome } }}
            />
            <CandidateAvatar nome={candidato.nome} foto={candidato.foto} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontSize: 14, fontWeight: 600, flex: '1 1 180px', overflowWrap: 'anywhere' }}>
                  {candidato.nome}
                  {candidato.cidade && (
                    <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
                      {candidato.cidade}
                    </Typography>
                  )}
                </Typography>
                <Fit aderencia={candidato.aderencia} />
              </Box>
              <Reasons criterios={criterios} candidato={candidato} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Fit({ aderencia }: { aderencia: number }) {
  const text = selecaoTexts.fit(aderencia)
  return (
    <Box sx={{ width: 150 }}>
      <Typography variant="caption" sx={{ fontWeight: 600 }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={aderencia} aria-label={text} sx={{ height: 5, borderRadius: 3 }} />
    </Box>
  )
}

/** The criteria of the request, each met, partly met or not: the number is never shown alone. */
function Reasons({ criterios, candidato: { atende } }: { criterios: Sugestoes['criterios']; candidato: Sugestao }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {criterios.map(({ nome, titulo }) => {
        const part = atende[nome] ?? 0
        const Icon = part > 0 ? Check : Close
        return (
          <Typography
            component="li"
            variant="caption"
            key={nome}
            color={part > 0 ? 'text.primary' : 'text.secondary'}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}
          >
            <Icon titleAccess={part > 0 ? commonTexts.yes : commonTexts.no} sx={{ fontSize: 14 }} />
            {titulo}
            {part > 0 && part < 1 ? ` (${selecaoTexts.half})` : ''}
          </Typography>
        )
      })}
    </Box>
  )
}
