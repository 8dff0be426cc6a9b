import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { texts } from '#admin/i18n/texts.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { Inventory } from './Inventory.tsx'
import { People } from './People.tsx'
import { Person } from './Person.tsx'

type Aba = keyof typeof texts.lgpd.tabs

/** The officer's screen (issue 4, LGPD): a person's data and their erasure, and the inventory. What is shown stands in the address. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const aba: Aba = params.get('aba') === 'inventario' ? 'inventario' : 'pessoas'
  const id = Number(params.get('id'))
  const entidade = params.get('entidade')
  const chosen = entidade && id > 0 ? { entidade, id } : undefined
  const q = params.get('q') ?? ''
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={texts.lgpd.title} />
      <Tabs
        value={aba}
        onChange={(_, next: Aba) => setParams(next === 'inventario' ? { aba: next } : {})}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {Object.entries(texts.lgpd.tabs).map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`lgpd-aba-${value}`}
            aria-controls={`lgpd-painel-${value}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`lgpd-painel-${aba}`} aria-labelledby={`lgpd-aba-${aba}`}>
        {aba === 'inventario' && <Inventory />}
        {aba === 'pessoas' &&
          (chosen ? (
            <Person key={`${entidade} ${id}`} quem={chosen} onBack={() => setParams(q ? { q } : {})} />
          ) : (
            <People
              q={q}
              onSearch={(next) => setParams(next ? { q: next } : {}, { replace: true })}
              onChoose={(who) => setParams({ ...(q ? { q } : {}), entidade: who.entidade, id: String(who.id) })}
            />
          ))}
      </Box>
    </Box>
  )
}
