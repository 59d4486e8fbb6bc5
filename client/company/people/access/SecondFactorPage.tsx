import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { t } from '../../../i18n/officeTexts';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Factors } from './FactorSection';

/** The own second factor as a page: the sign-in leads admins here who must add one (docs/product.md, 'Sign-in'). */
export default function SecondFactorPage() {
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageTitle title={t('factor.title')} />
      <Paper variant="outlined" sx={{ borderRadius: '10px', p: 2.5 }}>
        <Factors isDuty />
      </Paper>
    </Box>
  );
}
