import TableView from '@mui/icons-material/TableViewOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { type Plano, TIPOS, type TipoReajuste } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { exportFormats, type Formato, useExport } from '#admin/resource/list/useExport.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { begunProposals } from './begun.ts'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  cenario: Cenario | undefined
  busca: string
  /** offers the import, too */
  mayImport: boolean
}

const DE_VALOR = ['valorAtual', 'valorProposto', 'valorDiferenca', 'percentualDiferenca', 'observacao']

/** Columns exported by kind of plan: those an import needs, with `versao` against overwriting a concurrent change. */
const COLUNAS: Record<TipoReajuste, string[]> = {
  C: [
    ...['colaborador', 'areaOrganizacionalAtual', 'faixaSalarialAtual', 'tipoSalarioAtual', 'salarioAtual'],
    ...['faixaSalarialProposto', 'tipoSalarioProposto', 'indiceProposto', 'quantidadeIndiceProposto'],
    ...['salarioProposto', 'valorDiferenca', 'percentualDiferenca', 'compaRatioAtual', 'compaRatioProposto'],
    ...['motivo', 'observacao', 'temDuplicidade', 'colaboradorDesligado', 'versao'],
  ],
  F: ['faixaSalarial', ...DE_VALOR, 'versao'],
  I: ['indice', ...DE_VALOR, 'versao'],
}

/** Exports the listed proposals and imports them back: a dry run first, existing proposals are updated. */
export function ProposalFiles({ plano, cenario, busca, mayImport }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { route, plano: field } = TIPOS[plano.tipoReajuste]
  const { save, busy } = useExport(route, t.fileName)
  const run = (formato: Formato) => {
    setAnchor(undefined)
    const deQuem = cenario ? { cenario: cenario.id } : { simulada: false }
    return save(formato, {
      filter: JSON.stringify({ [field]: plano.id, ...deQuem }),
      colunas: COLUNAS[plano.tipoReajuste].join(','),
      ...(busca !== '' && { q: busca }),
    })
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
        {exportFormats.map(({ formato, label }) => (
          <MenuItem key={formato} onClick={() => void run(formato)}>
            {label}
          </MenuItem>
        ))}
        {mayImport && <Divider />}
        {mayImport && (
          <MenuItem component={AppLink} to={`/${route}/importacao?existentes=altera&${begunProposals(plano, cenario)}`}>
            {listTexts.import}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
