import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { decideLinked, showLinked } from '#admin/providers/records/workflow.ts'
import type { LinkedDecision } from '#schemas/runtime/answers/workflow.ts'
import { FactList } from '../../lines/FactList.tsx'
import { approvalTexts as t } from './approval-texts.ts'
import { EntryPage } from './EntryPage.tsx'

type Decision = 'aprovar' | 'reprovar'

/** /aprovacao: approval by an e-mail link. Opening the link only shows the request; a button decides. */
export default function ApprovalPage() {
  const { hash, search } = useLocation()
  const link = { codigo: hash.slice(1), entidade: new URLSearchParams(search).get('de') ?? '' }
  const [motivo, setMotivo] = useState('')
  const [busy, setBusy] = useState<Decision>()
  const [done, setDone] = useState<Decision>()
  const [refusal, setRefusal] = useState<string>()
  const [data, setData] = useState<LinkedDecision>()
  const [problem, setProblem] = useState<string | undefined>(link.codigo === '' ? t.noCode : undefined)
  const { codigo, entidade } = link
  useEffect(() => {
    if (codigo === '') return
    showLinked({ codigo, entidade })
      .then(setData)
      .catch((error) => setProblem(asApiError(error).message))
  }, [codigo, entidade])

  const decide = async (decisao: Decision) => {
    if (data?.motivo[decisao] && motivo.trim() === '') return setRefusal(t.reasonMissing)
    setBusy(decisao)
    setRefusal(undefined)
    try {
      await decideLinked(link, { decisao, ...(motivo.trim() === '' ? {} : { motivo }) })
      setDone(decisao)
    } catch (thrown) {
      setRefusal(asApiError(thrown).message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <EntryPage
      tab={t.title}
      title={data ? `${data.titulo}: ${data.rotulo}` : t.title}
      text={data ? data.etapa : t.text}
      width={460}
      onSubmit={(event) => event.preventDefault()}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {done && <Alert severity="success">{t.done[done]}</Alert>}
      {data && <FactList facts={data.campos.map(({ titulo, valor }) => [titulo, valor])} />}
      {data && !done && (
        <>
          <TextField
            label={t.reason}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            multiline
            minRows={2}
            fullWidth
          />
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Button
              variant="contained"
              size="large"
              fullWidth
              loading={busy === 'aprovar'}
              onClick={() => decide('aprovar')}
            >
              {t.approve}
            </Button>
            <Button
              variant="outlined"
              size="large"
              fullWidth
              color="error"
              loading={busy === 'reprovar'}
              onClick={() => decide('reprovar')}
            >
              {t.refuse}
            </Button>
          </Box>
        </>
      )}
    </EntryPage>
  )
}
