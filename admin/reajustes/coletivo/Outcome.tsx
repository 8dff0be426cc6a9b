import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Coletivo } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { paginaDo } from '../plano.ts'
import { coletivoTexts as t } from './texts.ts'

interface Props {
  resultado: Coletivo
  tabela: number
  cenario: number | undefined
}

/** Outcome of a collective adjustment: created, changed, ignored by reason, refused by name. */
export function Outcome({ resultado, tabela, cenario }: Props) {
  const { criados, alterados, ignorados, recusados } = resultado
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const nothing = criados + alterados + ignorados.length + recusados.length === 0
  return (
    <Paper
      ref={place}
      variant="outlined"
      component="section"
      tabIndex={-1}
      aria-label={t.result}
      sx={{ mt: 2, p: { xs: 2, md: 3 }, maxWidth: 1000 }}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t.result}
      </Typography>
      {nothing ? (
        <Alert severity="warning">{t.none}</Alert>
      ) : (
        <Alert severity={recusados.length > 0 ? 'warning' : 'success'}>
          {`${t.created(criados)}, ${t.changed(alterados)}.`}
        </Alert>
      )}
      <Lines title={t.ignored} lines={ignorados.map(({ motivo, quantidade }) => t.ignoredLine(motivo, quantidade))} />
      <Lines title={t.refused} lines={recusados.map(({ nome, motivo }) => t.refusedLine(nome, motivo))} />
      <Button variant="contained" component={AppLink} to={paginaDo(tabela, cenario)} sx={{ mt: 2 }}>
        {t.show}
      </Button>
    </Paper>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
