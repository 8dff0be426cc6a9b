import TableView from '@mui/icons-material/TableViewOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { asked } from '#admin/providers/ask.ts'
import { downloadOrTask, tasksChanged } from '#admin/providers/tasks.ts'
import { type Plano, TIPOS, type TipoReajuste } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { noticeTime, useReport } from '#admin/shell/useReport.ts'
import { begun } from './begun.ts'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  cenario: Cenario | undefined
  busca: string
  /** spreadsheets come in, too */
  mayImport: boolean
}

const DE_VALOR = ['valorAtual', 'valorProposto', 'valorDiferenca', 'percentualDiferenca', 'observacao']

/** What a file has of each proposal: enough to work on it and bring it back. */
const COLUNAS: Record<TipoReajuste, string[]> = {
  C: [
    ...['colaborador', 'areaOrganizacionalAtual', 'faixaSalarialAtual', 'tipoSalarioAtual', 'salarioAtual'],
    ...['faixaSalarialProposto', 'tipoSalarioProposto', 'indiceProposto', 'quantidadeIndiceProposto'],
    ...['salarioProposto', 'valorDiferenca', 'percentualDiferenca', 'compaRatioAtual', 'compaRatioProposto'],
    ...['motivo', 'observacao', 'temDuplicidade', 'colaboradorDesligado'],
  ],
  F: ['faixaSalarial', ...DE_VALOR],
  I: ['indice', ...DE_VALOR],
}

const FORMATOS = [
  ['xlsx', listTexts.exportXlsx],
  ['csv', listTexts.exportCsv],
] as const

/** The proposals shown as a spreadsheet, and a spreadsheet as proposals: tried first, those that stand there already are changed. */
export function ProposalFiles({ plano, cenario, busca, mayImport }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const notify = useNotify()
  const client = useQueryClient()
  const { route, plano: field } = TIPOS[plano.tipoReajuste]
  const save = async (formato: 'xlsx' | 'csv') => {
    setAnchor(undefined)
    setBusy(true)
    const deQuem = cenario ? { cenario: cenario.id } : { simulada: false }
    const query = new URLSearchParams({
      formato,
      filter: JSON.stringify({ [field]: plano.id, ...deQuem }),
      colunas: COLUNAS[plano.tipoReajuste].join(','),
      ...(busca === '' ? {} : { q: busca }),
    })
    const [address, options] = asked(`/api/${route}/exportacao`, query)
    const later = await downloadOrTask(address, `${t.fileName}.${formato}`, options).catch(report)
    if (later) {
      tasksChanged(client)
      notify(listTexts.background, { type: 'info', autoHideDuration: 2 * noticeTime })
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TableView />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.sheet}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {FORMATOS.map(([formato, label]) => (
          <MenuItem key={formato} onClick={() => void save(formato)}>
            {label}
          </MenuItem>
        ))}
        {mayImport && <Divider />}
        {mayImport && (
          <MenuItem component={AppLink} to={`/${route}/importacao?existentes=altera&${begun(plano, cenario)}`}>
            {listTexts.import}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
