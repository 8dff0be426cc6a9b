import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Copy } from './Copy.tsx'
import { Inventory } from './Inventory.tsx'
import { OverdueRecords } from './OverdueRecords.tsx'
import { People } from './People.tsx'
import { Person } from './Person.tsx'
import { lgpdTexts } from './texts.ts'

type Aba = keyof typeof lgpdTexts.tabs

const abas = Object.entries(lgpdTexts.tabs) as [Aba, string][]

/** Authority a tab needs besides that of the screen. */
const needed: Partial<Record<Aba, string>> = { prazos: 'ROLE_LGPD_APAGAR', copia: 'ROLE_COPIA_ANONIMA' }

/** Screen of the data protection officer (LGPD): a person's data and erasure, inventory, retention, anonymised copies. Tab and person are query parameters. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const { authorities } = useSession().info
  const tabs = abas.filter(([value]) => !needed[value] || authorities.includes(needed[value]))
  const aba = tabs.find(([value]) => value === params.get('aba'))?.[0] ?? 'pessoas'
  const id = Number(params.get('id'))
  const entidade = params.get('entidade')
  const chosen = entidade && id > 0 ? { entidade, id } : undefined
  const q = params.get('q') ?? ''
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader />
      <Tabs
        value={aba}
        onChange={(_, next: Aba) => setParams(next === 'pessoas' ? {} : { aba: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {tabs.map(([value, label]) => (
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
        {aba === 'prazos' && <OverdueRecords />}
        {aba === 'copia' && <Copy />}
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
