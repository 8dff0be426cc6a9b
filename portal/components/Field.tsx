import type { ReactNode } from 'react'

/** Attributes that tie an input to its label, hint and error. */
export const describedBy = (name: string, error?: string, hint?: string) => ({
  id: `campo-${name}`,
  name,
  required: true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? `erro-${name}` : hint ? `ajuda-${name}` : undefined,
})

interface FieldProps {
  name: string
  label: string
  error?: string
  hint?: string
  children: ReactNode
}

/** A labelled input with what is wrong with it, or what helps. */
export function Field({ name, label, error, hint, children }: FieldProps) {
  return (
    <div className={error ? 'campo com-erro' : 'campo'}>
      <label htmlFor={`campo-${name}`}>{label}</label>
      {children}
      {error ? (
        <p id={`erro-${name}`} className="campo-erro">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`ajuda-${name}`} className="campo-ajuda">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
