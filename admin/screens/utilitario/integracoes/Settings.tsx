import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { integracoesTexts as t } from './texts.ts'
import { useCalls } from './useIntegracoes.ts'

/** Activates the integration and, for a service called from here, sets its key, which is never shown again. */
export function Settings({ cartao }: { cartao: Cartao }) {
  const { titulo, tipo, temChave, chavePropria } = cartao
  const { salva } = useCalls(cartao)
  const [report, success] = [useReport(), useSuccess()]
  const [ativo, setAtivo] = useState(cartao.ativo)
  const [chave, setChave] = useState('')
  const save = async (changes: { ativo: boolean; chave?: string | null }, said: string) => {
    try {
      await salva.mutateAsync(changes)
      setChave('')
      success(said)
    } catch (error) {
      report(error)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = chave.trim()
    void save({ ativo, ...(typed ? { chave: typed } : {}) }, t.saved(titulo))
  }
  const help = chavePropria ? t.keyKept : temChave ? t.keyOfOperator : t.keyMissing
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {tipo === 'servico' && (
        <TextField
          type="password"
          size="small"
          label={t.key}
          value={chave}
          onChange={({ target }) => setChave(target.value)}
          helperText={help}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 1000, 'aria-label': `${t.key} ${titulo}` } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={ativo}
              onChange={(_event, checked) => setAtivo(checked)}
              slotProps={{ input: { 'aria-label': t.activeOf(titulo) } }}
            />
          }
          label={t.active}
          sx={{ mr: 'auto' }}
        />
        {chavePropria && (
          <Button size="small" color="inherit" onClick={() => void save({ ativo, chave: null }, t.forgotten)}>
            {t.forget}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant="contained"
          loading={salva.isPending}
          disabled={ativo === cartao.ativo && chave.trim() === ''}
          aria-label={`${t.save} ${titulo}`}
        >
          {t.save}
        </Button>
      </Box>
    </Box>
  )
}
