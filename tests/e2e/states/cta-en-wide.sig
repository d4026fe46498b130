not-started 580x93
~ IqB6 xt-H TMZd PiZq z2yA cWF4 Xc5f wpkm -_Rd 9Tqs -ZLh
  rssarss6rrs9qrr9tuu3uvv0*32,
  uvv0*37,
  tuu1tuu0*9,uuu1uvv0*26,
  tuu3ttt2stt3ttt1uvv0uuu1uuu0*2,uvv0*2,tuu5tuu1uuu0*2,uuu1uuu0*3,uuu1tuu2uuu1uvv0uuu1uvv0*14,
  tuu3sss6pqq9pqqdnooemnojmnofpqqenopduvv0tuu6rss8qrrbrssaqrrerss9*2,rss7sss7qrrcqrrd*2,rss9qrrctuu1uvv0*12,
  ttt3tuu0*9,tuu4uvv0*26,
visitor 580x93
~ IqB6 xt-H A2jr PiZq z2yA Zg_a H34u Ft4w
  rssbrrrbtuu1uvv0*34,
  uvv0*37,
  oqr1lop0*8,npq1uvv0*27,
  1ac12ac02ac219c0*2,1ac11ac01ac119c0*2,rss5uuu1uvv0*4,uuu0tuu2uvv0uuu1uvv0*17,
  19c04ce4bhih6dfbagig7efc9fhd8fgf6df819c0qss7qrrb*2,qrrdrrs9qrrcqrrdrss9oqrdprretuu2uvv0*16,
  5ce319c0*8,3bd2ttu3uvv0*26,
visitor-of-the-welcome-event 580x93
~ IqB6 xt-H B3rZ PiZq z2yA 5MEu H34u Ft4w
  rssbrrrbrss7rssarss7rrs9rssarrsbrss5rrsastt6uvv0*26,
  uvv0*37,
  mpp2jnn0*12,jno0stt1uvv0*22,
  1ac12ac02ac219c0*4,1ac11ac02bd12ac33bd2*2,19c0imm5tuu3uvv0*5,tuu3uuu2uuu1uvv0*13,
  19c04ce4bhih6dfbagig8ega9fgf9ghdagid6df86dfc8fgd6dfc19c0hlm5rssaqrrdrrsarss9qrraqrrerssbprraoqrerst8uvv0*12,
  7eg33bd0*13,mpp4uvv0*22,
region-blocked 580x93
~ IqB6 xt-H CLlr PiZq z2yA tMHz XT1_
  qrr9qrrcrss7rrsbrrsastt5uvv0*31,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu3uuu1uvv0uuu2tuu3uuu1uvv0*3,uuu1uvv0*14,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6sss9rss8qrrdqrre*2,rssaqrrdqrrerss7pqqgrssauvv0*13,
  ttt3tuu0*11,tuu4uvv0*24,
identity-needed 580x93
~ IqB6 xt-H DjnM PiZq z2yA KEOH tk4T
  qrrcrrsdrssbrss9qrrarrs8uvv0*31,
  uvv0*37,
  oqr1lop0*8,npq1uvv0*27,
  2ac11ac1*2,2ac21ac1*2,19c02ac319c0*2,rss5tuu2uvv0uuu1uvv0uuu1uuu0uuu1uuu0uvv0*18,
  19c04ce69ghd8egf8fgfagid9fhfaghf6dfb19c0qss5qrreqrrbrrsbqrrcrssa*2,qrrgqrrcsst6uvv0*17,
  5ce319c0*8,3bd2ttu3uvv0*26,
not-eligible 580x93
~ IqB6 xt-H eJN3 PiZq z2yA tMHz 2Z58
  rssarss6pqqeqrrduuu1uvv0*32,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu2uuu0uvv0uuu1uuu0*3,uuu1uuu0uvv0*15,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6stt8rssbrrsaqrrdqrrerss9qrrerrrdrssbqrrcrrsbqrrbrrsbuuu0uvv0*10,
  ttt3tuu0*11,tuu4uvv0*24,
ready-to-join 580x93
~ IqB6 xt-H burh PiZq z2yA Xw2A CW1z
  rss8qrrdrss8rssasss9uvv0*32,
  uvv0*37,
  mpp2jnn0*5,jno0stt1uvv0*29,
  1ac11ac01ac119c0*4,imm5tuu2uvv0uuu1uuu0uvv0uuu2uuu0*2,uvv0*2,uuu1uvv0*3,uuu0*2,uvv0*13,
  19c04ce48fgf7egc9fhe8fgg19c0hlm5rssapqreqrrcrss8qrrdrrs9qrr9qrrbrss9qrrdrss8rrrcqrrbqrrcrssbrss9uvv0*13,
  7eg33bd0*6,mpp4uvv0*29,
visitor-who-applies 580x93
~ IqB6 xt-H gg46 PiZq z2yA EUng H34u Ft4w
  rssbrrrbrss8qrrbrss9qrrdrss9uvv0*30,
  uvv0*37,
  mpp2jnn0*9,mop2uvv0*26,
  1ac12ac02ac219c0*2,1ac119c0*2,1ac119c0*2,stt6uuu1uvv0*4,uuu0ttt4uvv0uuu1uvv0*16,
  19c04ce4bhih6dfbagig7efc7egabgigagij6df919c0rst9qrrarrs9rrsbqrrbqrrcqrrdrst8oqqdprreuuu0uvv0*15,
  7eg33bd0*9,6df2uuu1uvv0*25,
ready-to-apply 580x93
~ IqB6 xt-H Lt5o PiZq z2yA NfaQ rDud
  rss8qrrdrss8rss9qrrcttt4uvv0*31,
  uvv0*37,
  oqr1lop0*6,mop0uuu0uvv0*28,
  1ac12ac019c01ac119c0*4,mop5tuu1uvv0*2,uuu1uuu0uuu1uvv0uuu0tuu3uuu0uvv0*18,
  19c05ce6aghgbhih8ege9fgf7egd19c0lop5rsscqrr9rrsarrraqrrcqrreqrrcrrsaqrrirssauvv0*18,
  5ce319c0*6,2ac0prr4uvv0*28,
switch-account 580x93
~ IqB6 xt-H RIUd PiZq z2yA RzC5 pwAF
  rssaqrrbrss6rss8rssastt6uvv0*31,
  uvv0*37,
  oqr1lop0*9,stt1uvv0*26,
  1ac12ac01ac02ac21ac119c0*3,1ac119c0ejk5tuu1uuu0uvv0*2,uuu0uuu1uvv0*3,uuu0uvv0uuu0*2,uvv0uuu0uuu1uvv0uuu0uuu1*3,uuu0uvv0*4,
  19c04ce49fhh*2,8egd8fgc8fgd8fgf9ghf19c0ejk5sst7qrrfrrrcqrrerssaqrrcrss8rrsaqrrdrssaqrrarssapqrdqrrcqrrbsss7qrrbrsscqrrfrssaqrrdrss9qrrcuuu1uvv0*2,
  5ce319c0*9,imn5uvv0*26,
refused 580x93
~ IqB6 xt-H neMP PiZq z2yA tMHz XL7f
  rrsarssarss8uvv0*34,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu2uuu0uvv0*2,uuu0uvv0uuu1*2,uuu0*2,uuu1uvv0*13,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6stt8rssbrrrbqrrcqrrdrss7rssbqrrbrsscpqqeqrrdrrsbrsscuvv0*11,
  ttt3tuu0*11,tuu4uvv0*24,
joining 580x93
~ IqB6 xt-H vDBv PiZq z2yA zGWZ EHbN CW1z
  qrrersscsst4uvv0*34,
  uvv0*37,
  oqr1lop0*7,mpp1uuu0uvv0*27,
  1ac12ac22bd11ac1*3,19c0*3,prr5tuu1uvv0uuu1uvv0uuu1uuu0uuu1uvv0*2,uuu0uvv0*4,uuu2uvv0*12,
  19c04ce82bd18egc9fhh9fhi9fhc2ac319c0prr5qrrbqqreqrrcrrs9qrrfrssaqqrcrss8qrrbqrrerss9qrrbqrrdrssaqrrhttt5uvv0*11,
  5ce319c0*7,2bd1rtt3uvv0*27,
in-progress 580x93
~ IqB6 xt-H ywsl PiZq z2yA CHHI 5l7_
  rssaqrra*2,rrs7uuu1uvv0*32,
  uvv0*37,
  mpp2jnn0*6,kno0tuu1uvv0*28,
  1ac12bd01ac01ac119c0*2,1ac119c0kno5tuu1uuu1tuu1ttt2ttt3ttt4stt4uvv0*2,uuu1uvv0uuu1ttt3ttt4stt4uuu0uvv0*12,
  19c03bd69fgb9fhf8eg8aghg7egb19c0jnn5sss8qqrcrss6rss8sssarss9rssbrssaqrrbrss9qrrbrrs7sssbrss9rrsbuvv0*13,
  7eg33bd0*6,4bd0oqq4uvv0*28,
own-step 580x93
~ IqB6 xt-H hErl PiZq z2yA wpTA 2TrP
  rrrasss8rrs9stt4uvv0*33,
  uvv0*37,
  mpp2jnn0*7,oqq2uvv0*28,
  1ac12ac02ac21ac11ac019c0*3,5ce5uuu1*3,uvv0*4,uuu2*2,uvv0*19,
  19c04ce68fgf7efa8fga9fhcaghf3bd55ce5tuu3qrrerrs8qrrbsssarrsbqrrbqrrcqrrfqrrbuvv0*18,
  7eg33bd0*7,bhi5uvv0*28,
claimable 580x93
~ IqB6 xt-H mjLt PiZq z2yA CATa C85m JhQX SfE_
  rrsarrscqrrdttt3uvv0*33,
  uvv0*37,
  utp0vsn0*10,utq0uvv0*25,
  vm60vm51tk54ul51vm51vm50vm51ul51ul52tl52ul50vn71uuu0tuu2uuu0uuu1uuu2uuu0ttu2uuu1tuu2*2,uuu1uvv0uuu0*2,uvv0*11,
  vm50rj44ng37sk46oh4foh4drj4arj49pi49qi4btl52vn71ttt4qrrdrsscqqrgrrscrss9*2,stt7sss9rrsersscqrrdrssaqrrestt3uvv0*10,
  vn91vm50*10,vob1uvv0*25,
claiming 580x93
~ IqB6 xt-H bDRR PiZq z2yA 1yqM XKxC SfE_
  rrsarrsdqrrcuuu0uvv0*33,
  uvv0*37,
  utp0vsn0*10,uus0uvv0*25,
  vm60ul51*2,ul52vm51vm50ul51vm51ul52tk51vm50vpe1tuu1uuu1*2,uvv0uuu1uuu0tuu1*2,tuu2tuu3uvv0*2,uuu1uvv0*12,
  vm50sk56ul51qi4aph4dpi4brj4brj49ph4bpi4cvm50vpd1ttt5qqrfrssbrrscpqrdsss8*2,rss9sss9qrrerssbqrrcsss9qrrctuu1uvv0*10,
  vn91vm50*10,vqh1uvv0*25,
under-review 580x93
~ IqB6 xt-H _tJO PiZq z2yA O_sk K3o2
  rsscqrr9sst6rrscrss9uvv0*32,
  uvv0*37,
  uuu0*10,uvv0*27,
  tuu0ttt1*3,tuu0*2,ttt1tuu0*3,tuu3tuu4uuu1uvv0uuu1uvv0*5,uuu0uuu2uuu1*3,tuu3uuu1uvv0uuu1uvv0*2,uuu1*2,uvv0*4,
  tuu0rss4oqqbnop9qrr8opq8oppboppctuu0*2,sss9rrr9rssaqrrcrrs9rssbqrrapqqdrrr9qrrerrs8rss9rrs9qrrdqrrbsss8rrsbrrs9qrrdrss9pqqaqrrbsss8uvv0*4,
  tuu0*9,uuu0uvv0*27,
on-hold 580x93
~ IqB6 xt-H MrJu PiZq z2yA ee1M nDZ9 0PO6
  rss9*2,rssbuvv0*34,
  uvv0*37,
  uuu0*7,uvv0*30,
  tuu0ttt1tuu0ttt1ttt0tuu0*2,tuu2uuu1*2,uuu0uuu1tuu1uuu1ttu3uuu0uvv0*21,
  tuu0rss4oqqaopqanpp8tuu0*2,stt6qrreqrrdrssasss6stt7rss8rrsctuu1uvv0*21,
  tuu0*6,uuu0uvv0*30,
granted 580x93
~ IqB6 xt-H yGdp PiZq z2yA fFtw S1kC
  qrr9rrscrrs9uvv0*34,
  uvv0*37,
  tuu1tuu0*9,tuu1uvv0*26,
  tuu3tuu1uuu0uvv0*5,uuu1uvv0tuu5uuu1uuu0uuu1*3,uvv0uuu1uvv0uuu0uuu2uvv0uuu0uvv0*14,
  tuu3rss4nooepqqalnnkpqqcmnogmoohnoogsss3tuu6ttt4qrrcrssa*2,qrrdqrrbqrr9qrrcqrreqrrfqrrcqqrdrss7uvv0*13,
  ttt3tuu0*9,ttt4uvv0*26,
sold-out 580x93
~ IqB6 xt-H 148R PiZq z2yA tMHz iKWV
  rrrarss9rrsbuuu0uvv0*33,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5uuu1*2,uvv0*2,uuu1uvv0uuu0*2,uvv0*16,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6rssarssbqrreqrrarrsaqrrcrrsaqrrdttt5uvv0*15,
  ttt3tuu0*11,tuu4uvv0*24,
needs-the-app 580x93
~ IqB6 xt-H I66- PiZq z2yA HIki 3kC0
  rrsaqrr9rss9rss7qrrbttt3uvv0*31,
  uvv0*37,
  oqr1lop0*9,oqr1uvv0*26,
  1ac12ac0*2,19c01ac1*3,19c0*3,1ac1uuu1*3,uvv0*3,uuu0uvv0uuu1tuu2uuu0uuu1uuu0uvv0*13,
  19c04ce6agig9fhc7ege7efb9fhg8eg8bhij4ce519c0ttu3qqrcqrrcqrraqrrcqrrbqrrdrrrcsss7rssbrss8rss9qrrctuu2uvv0*12,
  5ce319c0*9,5de4uvv0*26,
app-too-old 580x93
~ IqB6 xt-H XiC9 PiZq z2yA hEa_ aKa1
  qrrcrss8rss9rssattt3uvv0*32,
  uvv0*37,
  oqr1lop0*9,qrs1uvv0*26,
  1ac1*6,1ac019c0*3,7ef5uuu1uuu0uuu1uvv0*2,uuu0uvv0uuu1tuu2*2,uuu1uvv0uuu1*2,tuu1uuu1uvv0*10,
  19c04cd6aghiaghd*2,7efbagic7efbchjf3bd36df5ttt6qrrdrrrbqrrcqrrarrscqrrdsss8rssastt9rssbqrrcqqrcrss9stt7rssauvv0*10,
  5ce319c0*9,bgi5uvv0*26,
loading-failed 580x93
~ IqB6 xt-H ccdW PiZq z2yA Qjsq YaWC
  qrrbqrrdrrs8qrrdrrr9uvv0*32,
  uvv0*37,
  tuu1tuu0*6,uuu1uvv0*29,
  tuu3ttt0uuu0uvv0*2,uuu1uvv0tuu5tuu3uuu0uvv0tuu3uuu2uuu1*2,uvv0*22,
  tuu3sst7noohpqqbklmenppjuvv0tuu6rssarss9qrrbqrrfsss8rssbrrraqrrerss9qqrdpqqfqrrastt4uvv0*16,
  ttt3tuu0*6,tuu4uvv0*29,
draws-left 580x27
~ IqB6 xt-H IVa5 PiZq
  rrra*2,rss8sss8uvv0*33,
  uvv0*37,
draws-over 580x27
~ IqB6 xt-H Vt9T PiZq
  rrra*2,sss7rrsauuu0uvv0*32,
  uvv0*37,
joined 580x93
~ IqB6 xt-H ssZ0 PiZq z2yA 4o23 CW1z
  qrrerss8ttu3uvv0*34,
  uvv0*37,
  uuu0*7,uvv0*30,
  tuu0ttt0ttt1tuu0ttt1tuu0uuu0tuu1uvv0uuu1uuu0uvv0uuu1uuu0*2,uvv0*2,uuu0uvv0*3,uuu1uuu0uvv0*14,
  tuu0rss3pqqboppaoqq9tuu0uuu0rrsbqqrdqrrerss7qrrdqrrcqrrbqrrarrs9qrrerssarrsbqrrbqrrdrrrcsstauvv0*14,
  tuu0*6,uuu0uvv0*30,
ended 580x93
~ IqB6 xt-H Biqo PiZq z2yA tMHz a00n
  rrsaqrrattt3uvv0*34,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu3uvv0*2,uuu0tuu5uuu1*2,uvv0uuu1uuu0uvv0*3,uuu1uvv0tuu3uuu1*3,uuu2uvv0*4,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6stt6rssbqrrbrss8rrrerrrbqrrfrssbqrrc*2,rssbqrrbqrrdrss9qrrdrrsbrss8qrrbqrrcqrrgstt3uvv0*3,
  ttt3tuu0*11,tuu4uvv0*24,
settling 580x93
~ IqB6 xt-H y8yq PiZq z2yA tMHz RIhz
  qrr9qrrerss8uvv0*34,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu2uuu0*2,uvv0uuu2uvv0*2,uuu1*2,uuu0uvv0*14,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6stt7qrrdrrs9qrrdqrrcrssaqrr8rssbqrrcrssaqrrdstt5uvv0*12,
  ttt3tuu0*11,tuu4uvv0*24,
settled 580x93
~ IqB6 xt-H c4mg PiZq z2yA tMHz BBya
  qrr9qrrbstt6uvv0*34,
  uvv0*37,
  tuu1tuu0*11,uuu1uvv0*24,
  tuu3tuu1uuu0uvv0tuu2uvv0*2,uuu1tuu2ttt3uvv0*2,tuu5tuu1uvv0uuu1uvv0uuu0*2,uuu1uvv0*17,
  tuu3rss4nooeopq9mooinoogopp9nooenppknoojmnocuvv0tuu6rssaqrraqrrfrrsarrs8rrsdstt8uvv0*17,
  ttt3tuu0*11,tuu4uvv0*24,
cancelled 580x93
~ IqB6 xt-H qZ8j PiZq z2yA mCzr BBGU
  rrsarss8qrrcstt4uvv0*33,
  uvv0*37,
  tuu1tuu0*8,tuu1uuu0uvv0*26,
  tuu3ttt1uuu0uuu1tuu2uvv0*2,uuu1uvv0uuu0tuu5pqrirss8qrrdqrrfrsscqrrdrss8qrrdpqqhpqqerss8qrr8qrrfrss9pqqfrssbrss9qqrhqrrbqrrdpqqfqrrbrssastt5uvv0*2,
  tuu3rrs8nooelnneoppenopepqqcmnnhqrr8uvv0tuu6rss8rssarss9uvv0uuu0uvv0*15,uuu1uvv0*5,
  ttt3tuu0*8,tuu1uuu2ttt3ttt5ttt3uuu1uvv0*22,
asking 580x93
~ IqB6 xt-H P8rw PiZq z2yA AhRF x1ZW
  qrrarrsdstt2uvv0*34,
  uvv0*37,
  tuu0*11,uuu0uvv0*25,
  rss0*11,tuu0uvv0*25,
  rss0*11,tuu0uvv0*25,
  rss0*11,uuu0uvv0*25,
