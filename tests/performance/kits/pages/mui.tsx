import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [open, setOpen] = useState(false);
  const [lastAction, setLastAction] = useState(false);
  const [tab, setTab] = useState(0);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        開く
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>題名</DialogTitle>
        <DialogContent>
          <TextField label="名前" />
        </DialogContent>
      </Dialog>
      <Tabs value={tab} onChange={(_event, next: number) => setTab(next)}>
        <Tab label="甲" />
        <Tab label="乙" />
      </Tabs>
      <TextField select label="県" defaultValue="東京">
        <MenuItem value="東京">東京</MenuItem>
        <MenuItem value="神奈川">神奈川</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox />} label="同意" />
      <Button onClick={() => setLastAction(true)}>知らせる</Button>
      <Snackbar
        open={lastAction}
        autoHideDuration={2000}
        onClose={() => setLastAction(false)}
        message="完了"
      />
    </>
  );
}

createRoot(document.body).render(<Page />);
