import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { DossierSection } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { lgpdTexts } from './texts.ts'

/** One record with its rows: each datum with its kind, its purpose and its ground. */
export function Section({ secao }: { secao: DossierSection }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[secao.titulo, secao.empresa].filter(Boolean).join(' · ')}
      </Typography>
      {secao.guarda && (
        <Alert severity="info" sx={{ my: 1 }}>
          {secao.guarda}
        </Alert>
      )}
      <Data secao={secao} />
      {secao.linhas.map((linha) => (
        <Box key={`${linha.entidade} ${linha.id}`} sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>
            {linha.titulo}
          </Typography>
          <Data secao={linha} />
        </Box>
      ))}
    </Paper>
  )
}

function Data({ secao: { dados } }: { secao: DossierSection }) {
  if (dados.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {lgpdTexts.noData}
      </Typography>
    )
  const aims = [...new Set(dados.map(({ finalidade, base }) => [finalidade, base].filter(Boolean).join(': ')))]
  return (
    <>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {aims.filter(Boolean).join(' · ')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          columnGap: 3,
          rowGap: 1,
        }}
      >
        {dados.map(({ campo, titulo, texto, categoria }) => (
          <Box key={campo} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {`${titulo} · ${categoria}`}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {texto}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
