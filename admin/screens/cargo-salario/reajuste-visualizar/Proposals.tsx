import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { type Plano, TIPOS } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { Grid } from './grade/Grid.tsx'
import { ProposalFiles } from './ProposalFiles.tsx'
import { ProposalTools } from './ProposalTools.tsx'
import { ScenarioSelect } from './ScenarioSelect.tsx'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  cenarios: Cenario[]
  cenario: Cenario | undefined
  onCenario: (id: number | undefined) => void
}

/** The proposals of a plan or of one of its scenarios, editable while the plan is in preparation. */
export function Proposals({ plano, cenarios, cenario, onCenario }: Props) {
  const [{ pagina, busca }, setConsulta] = useState({ pagina: 0, busca: '' })
  const [typed, type] = useDebounced(busca, (next) => setConsulta({ pagina: 0, busca: next }))
  const { path } = TIPOS[plano.tipoReajuste]
  const can = useSession().schemas.find((schema) => schema.path === path)?.can
  const making = plano.situacao === 'E'
  const mayChange = making && can?.update === true
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <ScenarioSelect
          {...{ cenarios, cenario }}
          onCenario={(id) => {
            setConsulta({ pagina: 0, busca })
            onCenario(id)
          }}
        />
        <SearchField
          label={t.search[plano.tipoReajuste]}
          value={typed}
          onChange={type}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' }, maxWidth: { sm: 210 } }}
        />
        {making && can && <ProposalTools plano={plano} cenario={cenario} can={can} />}
        <ProposalFiles {...{ plano, cenario, busca }} mayImport={making && can?.create === true} />
      </Box>
      {mayChange && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mb: 1 }}>
          {t.howTo}
        </Typography>
      )}
      <Grid
        key={`${cenario?.id ?? 0}`}
        plano={plano}
        consulta={{ pagina, busca, ...(cenario ? { cenario: cenario.id } : {}) }}
        onPage={(next) => setConsulta({ pagina: next, busca })}
        mayChange={mayChange}
        mayDelete={making && can?.delete === true}
      />
    </>
  )
}
