import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useSearchParams } from 'react-router-dom'
import type { RecordData } from '#schemas/runtime/model.ts'
import { loginTexts } from '../fields/login-texts.ts'

/** An SSO provider of a company. */
interface Offered {
  empresaId: number
  rotulo: string
}

/** Single sign-on: one button per provider. */
export function ProviderButtons({ parametros }: { parametros: RecordData }) {
  const offered = (parametros.loginUnico ?? []) as Offered[]
  if (offered.length === 0) return null
  return (
    <>
      <Divider>{loginTexts.or}</Divider>
      {offered.map(({ empresaId, rotulo }) => (
        <Button
          key={empresaId}
          href={`/api/login/unico/${empresaId}`}
          variant="outlined"
          color="inherit"
          size="large"
          fullWidth
        >
          {rotulo}
        </Button>
      ))}
    </>
  )
}

/** Why a log-in at an SSO provider failed (`?unico=`). */
export function ProviderRefusal() {
  const [params] = useSearchParams()
  const reason = params.get('unico')
  if (reason === null) return null
  return <Alert severity="error">{loginTexts.refusals[reason] ?? loginTexts.refusals.RECUSADO}</Alert>
}
