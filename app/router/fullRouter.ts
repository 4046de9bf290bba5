export { createRouter } from '@remix-run/router'
