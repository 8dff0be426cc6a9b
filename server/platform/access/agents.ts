/** Returns browser and system of a User-Agent header ('Chrome no Windows'); undefined where the browser is not recognised. */
export async function describeAgent(agent: string | null | undefined): Promise<string | undefined> {
  if (!agent) return undefined
  const { default: bowser } = await import('bowser')
  const { browser, os } = bowser.parse(agent)
  if (!browser.name) return undefined
  return os.name ? `${browser.name} no ${os.name}` : browser.name
}
