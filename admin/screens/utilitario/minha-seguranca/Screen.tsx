import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { securityTexts } from '#admin/shell/session/fields/security-texts.ts'
import { OpenSessions } from '#admin/shell/session/OpenSessions.tsx'
import { PasswordDialog } from '#admin/shell/session/PasswordDialog.tsx'
import { Factors } from './Factors.tsx'
import { Section } from './Section.tsx'
import { segurancaTexts } from './texts.ts'

/** 'Minha Segurança', from the menu of the user: password, second factor, open sessions, keys. */
export default function Screen() {
  return (
    <>
      <PageHeader />
      <Password />
      <Factors />
      <OpenSessions
        url="/api/userinfo/sessoes"
        title={segurancaTexts.sessions}
        endAll={securityTexts.endOthers}
        canEnd
      />
      <Keys />
    </>
  )
}

function Password() {
  const { usuarioFortes } = useSession().info
  const [open, setOpen] = useState(false)
  const { password, passwordAbout, passwordOfVendor, changePassword } = segurancaTexts
  return (
    <Section
      title={password}
      action={
        !usuarioFortes && (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {changePassword}
          </Button>
        )
      }
    >
      <Typography color="text.secondary">{usuarioFortes ? passwordOfVendor : passwordAbout}</Typography>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}

function Keys() {
  const url = '/api/userinfo/chaves-api'
  const { data } = useQuery({ queryKey: [url], queryFn: () => getJson<{ situacao: string }[]>(url) })
  const { keys, keysInUse, keysOpen } = segurancaTexts
  return (
    <Section
      title={keys}
      action={
        <Button component={Link} to="/minhas-chaves-api" variant="outlined" size="small">
          {keysOpen}
        </Button>
      }
    >
      <Typography color="text.secondary">
        {data ? keysInUse(data.filter(({ situacao }) => situacao === 'EM_USO').length) : ' '}
      </Typography>
    </Section>
  )
}
