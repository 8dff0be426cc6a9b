import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useReport } from '#admin/shell/useReport.ts'
import type { Cartao, Resultado } from '#schemas/runtime/answers/utilities/integrations.ts'
import { Caller } from './Caller.tsx'
import { Facts } from './Facts.tsx'
import { Settings } from './Settings.tsx'
import { integracoesTexts as t } from './texts.ts'
import { useCalls } from './useIntegracoes.ts'

/** An external system: whether it is active, what is missing, its settings, and a connection test with its last result. */
export function Card({ cartao }: { cartao: Cartao }) {
  const { nome, titulo, tipo, falta, statusTexto } = cartao
  const { testa } = useCalls(cartao)
  const report = useReport()
  const [resultado, show] = useState<Resultado>()
  const test = async () => {
    show(undefined)
    await testa.mutateAsync().then(show, report)
  }
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`cartao-${nome}`}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={`cartao-${nome}`} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {titulo}
        </Typography>
        <State cartao={cartao} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.of[nome]}
      </Typography>
      {statusTexto && <Typography variant="body2">{statusTexto}</Typography>}
      {falta && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {falta}
        </Alert>
      )}
      <Settings key={`${cartao.ativo} ${cartao.chavePropria}`} cartao={cartao} />
      {tipo === 'chamador' && <Caller cartao={cartao} />}
      <Box sx={{ mt: 'auto', pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Facts cartao={cartao} />
        <Button
          size="small"
          variant="outlined"
          loading={testa.isPending}
          onClick={() => void test()}
          aria-label={t.testOf(titulo)}
          sx={{ mt: 1.5 }}
        >
          {t.test}
        </Button>
        <Box role="status">
          {resultado && (
            <Alert severity={resultado.ok ? 'success' : 'warning'} role="presentation" sx={{ mt: 1.5 }}>
              {resultado.mensagem}
            </Alert>
          )}
        </Box>
      </Box>
    </Paper>
  )
}

const State = ({ cartao: { situacao } }: { cartao: Cartao }) =>
  situacao === 'EM_USO' ? (
    <Chip size="small" color="success" label={t.states[situacao]} />
  ) : (
    <Chip size="small" variant="outlined" label={t.states[situacao]} />
  )
