import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { StoredFile } from '#admin/form/upload.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { useEntity, useRuleContext } from '#admin/resource/entity-context.ts'
import { listAddress } from '#admin/resource/list/address.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { Beside } from './Beside.tsx'
import { CvPanel } from './CvPanel.tsx'
import { ReadNotice } from './ReadNotice.tsx'
import { proposalsFor } from './reading.ts'
import { leituraTexts } from './texts.ts'

const subset = {
  fields: [
    'nome',
    'cargos',
    'pessoal.cpf',
    'pessoal.dataNascimento',
    'contato.email',
    'contato.dddCelular',
    'contato.foneCelular',
    'contato.ddd',
    'contato.foneFixo',
    'ocrTexto',
  ],
  required: ['nome', 'cargos'],
}

interface Known {
  id?: number
  nome?: string
}

/** The form beside the CV file; values read from the CV fill only empty fields. */
export function NewByCv() {
  const { runtime, resource } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const navigate = useNavigate()
  const success = useSuccess()
  const form = useRef<EntityFormHandle>(null)
  const [file, setFile] = useState<StoredFile>()
  const [read, setRead] = useState<{ reading: Reading; proposed: string[] }>()
  const [known, setKnown] = useState<Known>()
  const [dirty, setDirty] = useState(false)

  const take = (reading: Reading) => {
    const proposals = proposalsFor(form.current?.values() ?? {}, reading)
    form.current?.setValues({ ...proposals, ocrTexto: reading.texto })
    setRead({ reading, proposed: Object.keys(proposals) })
    const { cpf } = reading.proposta
    setKnown(undefined)
    if (cpf)
      askJson<Known>(`/api/${resource}/candidato-cpf`, new URLSearchParams({ cpf }), { quiet: true }).then(
        setKnown,
        () => undefined,
      )
  }
  const save = async (record: RecordData): Promise<FieldError[] | undefined> => {
    try {
      const body = file ? { ...record, ocrTexto: record.ocrTexto ?? null, ocrFile: file.id } : record
      const { id } = await sendJson<{ id: number }>('POST', `/api/${resource}/candidato-curriculo`, body)
      unsaved.set(false)
      success(recordTexts.created)
      navigate(`/${resource}/${id}`)
      return undefined
    } catch (error) {
      return formErrors(asApiError(error))
    }
  }
  return (
    <Beside>
      <UnsavedGuard dirty={dirty} />
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 2, order: { xs: 2, lg: 1 } }}>
        {read && <ReadNotice {...read} />}
        {known?.id && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" component={AppLink} to={`/${resource}/${known.id}`}>
                {leituraTexts.openKnown}
              </Button>
            }
          >
            {leituraTexts.known(known.nome ?? '')}
          </Alert>
        )}
        <EntityForm
          runtime={runtime}
          context={context}
          subset={subset}
          onSubmit={save}
          onDirty={setDirty}
          formRef={form}
          actions={
            <Button color="inherit" variant="outlined" onClick={() => navigate(listAddress(resource))}>
              {commonTexts.cancel}
            </Button>
          }
          {...services}
        />
      </Paper>
      <Box sx={{ order: { xs: 1, lg: 2 }, position: { lg: 'sticky' }, top: { lg: 72 } }}>
        <CvPanel file={file} readAtOnce empty={leituraTexts.optional} onFile={setFile} onRead={take} />
      </Box>
    </Beside>
  )
}
