import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadFile } from '#admin/providers/download.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { InventoryLine } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { lgpdTexts } from './texts.ts'
import { inventoryFile, useInventory } from './useLgpd.ts'

const words = lgpdTexts.inventory

/** Inventory of personal data: purpose, legal ground, retention, place, readers (LGPD, art. 37). */
export function Inventory() {
  const { data, error, refetch } = useInventory()
  const report = useReport()
  const [q, setQ] = useState('')
  const [sensitive, setSensitive] = useState(false)
  const get = (formato: 'pdf' | 'xlsx') =>
    void downloadFile(inventoryFile(formato), `inventario-dados-pessoais.${formato}`).catch(report)
  const found = data?.filter(
    (line) => (!sensitive || line.sensivel) && foldText(textOf(line)).includes(foldText(q.trim())),
  )
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
        {words.intro}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          size="small"
          type="search"
          label={words.filter}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ flex: '0 1 320px' }}
        />
        <FormControlLabel
          control={<Checkbox checked={sensitive} onChange={(event) => setSensitive(event.target.checked)} />}
          label={words.onlySensitive}
          sx={{ mr: 'auto' }}
        />
        <Button variant="outlined" color="inherit" onClick={() => get('pdf')}>
          {lgpdTexts.pdf}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => get('xlsx')}>
          {lgpdTexts.xlsx}
        </Button>
      </Box>
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!error && !found && <Skeleton variant="rectangular" height={360} />}
      {found?.length === 0 && (
        <Typography color="text.secondary" role="status">
          {words.none}
        </Typography>
      )}
      {found &&
        [...groups(found)].map(([cadastro, lines]) => <Register key={cadastro} cadastro={cadastro} lines={lines} />)}
    </>
  )
}

const textOf = ({ cadastro, categoria, campos, finalidade, base }: InventoryLine) =>
  [cadastro, categoria, ...campos, finalidade, base].join(' ')

function groups(lines: InventoryLine[]): Map<string, InventoryLine[]> {
  const found = new Map<string, InventoryLine[]>()
  for (const line of lines) found.set(line.cadastro, [...(found.get(line.cadastro) ?? []), line])
  return found
}

function Register({ cadastro, lines }: { cadastro: string; lines: InventoryLine[] }) {
  const [{ leitura, guarda } = { leitura: [], guarda: '' }] = lines
  return (
    <Paper variant="outlined" component="section" aria-label={cadastro} sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {cadastro}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {`${words.columns.kept}: ${guarda || words.noTerm} · ${words.columns.readers}: ${leitura.join(', ') || words.nobody}`}
      </Typography>
      {lines.map((line) => (
        <Box
          key={[line.categoria, line.finalidade, line.base, line.apagamento].join('|')}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '180px 1fr 320px' },
            columnGap: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box>
            <Typography variant="subtitle2">{line.categoria}</Typography>
            {line.sensivel && <Chip size="small" color="warning" variant="outlined" label={words.sensitive} />}
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line.campos.join(', ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {`${line.finalidade}. ${line.base}. ${words.columns.erased}: ${line.apagamento}.`}
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}
