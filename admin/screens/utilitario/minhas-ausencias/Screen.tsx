import { Navigate } from 'react-router-dom'

/** 'Minhas Ausências', from the menu of the user: the register of absences, of which everybody sees his own. */
export default function Screen() {
  return <Navigate to="/utilitario/ausencias" replace />
}
