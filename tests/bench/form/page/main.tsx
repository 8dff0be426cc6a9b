import Form from '@rjsf/mui'
import type { RJSFSchema } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { schema, validators } from '#measured'

/** RJSF as its authors mean it: the definition's whole schema, its conditions resolved at every change, validators compiled before. */
const validator = createPrecompiledValidator(validators as ValidatorFunctions, schema as RJSFSchema)

function Page() {
  const [data, setData] = useState<unknown>({})
  return (
    <Form
      schema={schema as RJSFSchema}
      validator={validator}
      formData={data}
      onChange={(change) => setData(change.formData)}
      noHtml5Validate
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
