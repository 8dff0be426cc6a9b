import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useSearchParams } from 'react-router-dom'
import type { RecordData } from '#schemas/runtime/model.ts'
import { loginTexts } from '../fields/login-texts.ts'

/** A provider by which a company's people log in. */
interface Offered {
  empresaId: number
  rotulo: string
}

/** Single sign-on beside user and password: one button for each provider. */
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

/** Why somebody who came back from a provider is not in. */
export function ProviderRefusal() {
  const [params] = useSearchParams()
  const reason = params.get('unico')
  if (reason === null) return null
  return <Alert severity="error">{loginTexts.refusals[reason] ?? loginTexts.refusals.RECUSADO}</Alert>
}
