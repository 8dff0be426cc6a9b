import Alert from '@mui/material/Alert'
import RjsfForm, { type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useId, useMemo, useRef } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { FormBodyProps } from '../props.ts'
import { type FormScope, ScopeContext } from '../state/scope.ts'
import { useOpenEntity } from '../state/text-targets.ts'
import { FooterContext, FormFooter, SAVE } from '../templates/FormFooter.tsx'
import { FormRoot } from '../templates/FormRoot.tsx'
import { PlainTemplate } from '../templates/PlainTemplate.tsx'
import { RootTemplate } from '../templates/RootTemplate.tsx'
import { FormField } from './FormField.tsx'
import { useFocusFirst } from './useFocusFirst.ts'
import { useFormController } from './useFormController.ts'
import { useHandle, useHeld } from './useHandle.ts'
import { useSaveShortcut } from './useSaveShortcut.ts'

type RjsfProps = FormProps<RecordData, RJSFSchema>

const FIELDS: RjsfProps['fields'] = { campo: FormField }
const TEMPLATES: RjsfProps['templates'] = { FieldTemplate: PlainTemplate, ObjectFieldTemplate: RootTemplate }
/** RJSF fills in no defaults: the runtime applies them in a pass of its own. */
const NO_DEFAULTS: RjsfProps['experimental_defaultFormStateBehavior'] = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
}

/** RJSF renders its own submit button unless it gets a template. */
const NoFooter = () => null

/** Form over one snapshot of a record; a new snapshot mounts a new body. */
export function FormBody(props: FormBodyProps) {
  const root = useRef<HTMLDivElement>(null)
  const unique = useId()
  const prefix = props.idPrefix ?? 'root'
  const form = useFormController(props, prefix)
  const {
    runtime,
    context,
    lookup,
    upload,
    cepLookup,
    holidays,
    ask,
    holds,
    mayCreate,
    Creator,
    widgets,
    panels,
    heading = 2,
    readOnly = false,
    Form,
  } = props
  const { model, store, setValue, goTo, touch, checkTab } = form
  const { steps } = props
  const services = useMemo(
    () => ({ lookup, upload, cepLookup, holidays, ask, holds, mayCreate, Creator, widgets, panels }),
    [lookup, upload, cepLookup, holidays, ask, holds, mayCreate, Creator, widgets, panels],
  )
  const scope = useMemo<FormScope>(
    () => ({
      model,
      runtime,
      store,
      services,
      context,
      idPrefix: prefix,
      readOnly,
      heading,
      Form,
      setValue,
      goTo,
      touch,
      steps,
      checkTab,
    }),
    [model, runtime, store, services, context, prefix, readOnly, heading, Form, setValue, goTo, touch, steps, checkTab],
  )
  useSaveShortcut(root, !readOnly)
  useOpenEntity(model.entity)
  useFocusFirst(props.focusFirst === true && !readOnly && props.typed === undefined, model, store, prefix)
  useHandle(props.formRef, root, form)
  useHeld(props.held, store)
  const { saving } = form
  const { submitLabel = SAVE, actions } = props
  // only a form that saves a record can be dirty, not the input form of an action, row or report
  const dirty = props.dirty && submitLabel === SAVE
  const footer = useMemo(
    () => ({ saving, submitLabel, actions, dirty, readOnly }),
    [saving, submitLabel, actions, dirty, readOnly],
  )
  return (
    <ScopeContext value={scope}>
      <FooterContext value={footer}>
        <FormRoot ref={root} inert={saving} aria-busy={saving} onSubmitCapture={() => store.flush()}>
          {props.disabledReason && (
            <Alert severity="info" className="prumo-summary">
              {props.disabledReason}
            </Alert>
          )}
          {props.extraTop}
          <RjsfForm<RecordData, RJSFSchema>
            ref={form.rjsf}
            id={`${unique}-form`}
            idPrefix={prefix}
            className="prumo-form"
            schema={model.schema}
            uiSchema={model.uiSchema}
            initialFormData={form.initial}
            validator={form.validator}
            fields={FIELDS}
            templates={TEMPLATES}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
            extraErrors={form.extraErrors}
            liveValidate={form.attempted ? 'onChange' : false}
            noHtml5Validate
            showErrorList={false}
            onChange={form.change}
            onSubmit={form.submit}
            onError={form.refuse}
          >
            {props.footer === false ? <NoFooter /> : <FormFooter />}
          </RjsfForm>
        </FormRoot>
      </FooterContext>
    </ScopeContext>
  )
}
