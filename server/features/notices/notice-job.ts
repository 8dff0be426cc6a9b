/** Name of the job that delivers immediate notices. */
export const NOTICE_JOB = 'avisos-automaticos'
