countdown-days 358x120
~ EO9I vjPI TmSC yzhh xkis xlFw sEtd 3pjC _M5p WM_S 3pjC jWv5 iULm 3pjC CD9Y 9zyF 3pjC CD9Y FLAU
  rss9rrsbrrsarrsbrss8rrrbuvv0*17,
  uvv0*23,
  uvv0*13,tuu2rss9qqrcpqqdqrrb*2,pqq9stt4opqfrrra
  uvv0*13,uuu1tuu2uvv0tuu2ttt4uvv0uuu1stt6tuu2ttt5
  vvv0*2,ttt2uuu0vvv0uvv0vvv0uuu0ttt2vvv0*4,uuu1*2,vvv0*4,tuu1vvv0*3,
  vvv0tuu4jklmqrr9vvv0*3,qrr9jklmtuu4vvv0*3,oppamnnevvv0*4,nooavvv1vvv0*2,
  vvv0*2,tuu5vvv0*5,uuu3vvv0*4,stt8ttt9vvv0*4,sstcuuu5vvv0*2,
  vvv0*5,uvv0vvv0*5,uvv0vvv0*4,uvv0vvv0*2,vvv1vvv0*2,uvv0
countdown-hours 358x120
~ EO9I vjPI dzuW yzhh xkis i9NQ kvot 3pjC O2f_ TQAb 3pjC 5itE 9zyF 3pjC zrRp FLAU
  rss9rrsbrrsarrsbrss9rssbttu3uvv0*16,
  uvv0*23,
  uvv0*13,tuu3mnokppqgqrrcpqqcqrrapqq9stt4opqfrrra
  uvv0*19,uuu1stt6tuu2ttt5
  vvv0*3,ttu2uuu0vvv0*2,uvv0vvv0*2,uuu1ttt1vvv0*6,ttu2tuu1vvv0*3,
  vvv0*2,uuu2mnncrrs6vvv0*5,opq9pqqcvvv0*6,klmjppq9vvv0*3,
  vvv0*3,tuu5vvv0*7,uuu3vvv0*5,uvv2sstattt9vvv0*3,
  vvv0*7,uvv0vvv0*15,
countdown-minutes 358x120
~ EO9I vjPI b4U5 yzhh xkis zwfO GDPX 3pjC FZjG iULm 3pjC Lm7w 9zyF 3pjC FABv FLAU
  rss9rrsbrrsarrsbsss7rssdrrs9tuu2uvv0*15,
  uvv0*23,
  uvv0*13,uut2romfrpnerpnfsqpatrq6srq7tts3sqobtsr7
  uvv0*19,uuu0tts4uuu1utt3
  vvv0*3,uuu1vvv0*3,uvv0vvv0*2,uut0uut1vvv0*6,uut1uuu0vvv0*3,
  vvv0*2,vuu1romatsr3vvv0*5,sqo9qmjgvvv0*6,qliftqp7vvv0*3,
  vvv0*3,tuu5vvv0*7,uuu3vvv0*6,rsscuuu5vvv0*3,
  vvv0*7,uvv0vvv0*15,
countdown-over 358x55
~ EO9I vjPI VTM2 yzhh xkis lpcF
  rss9rrsbrrsarrsbsss7rss9uvv0*17,
  uvv0*23,
  uvv0*12,noohnopipqqbqrr8oppfpqrdpqqdpqqastt4pqqeoppo
  uvv0*14,ttt4tuu3stt5uvv0*2,pqqeqrr8stt6uvv0
two-clocks 358x80
~ EO9I vjPI Faao yzhh l2kg yu1E DO2B
  rrsarss6rssbrss9uvv0*19,
  uvv0*23,
  uvv0*7,rrrdopqepqqgrrrapqqenppgpqqirss7pqqboppgqrr9rss7pqqaqqrdopphmooj
  uvv0*7,stt5uuu0uuu1stt2ttu3ttt3tuu2ttt4uvv0uuu1*2,ttt4uvv0tuu3tuu1ttt2
  uvv0*9,ttt4rrscsss6*2,rrr8qrrcsst6rrs8sss8stt6rrs9qrrcrss8rrrb
buttons 358x232
~ EO9I vjPI tUpO TUEG d8Tc Qj0p lNqM O9MW yX2l CWaP wcgK
  rrscqrrarss9uvv0*20,
  uvv0*6,uuu0utq0*6,utr0uvv0qrs1prr0*6,uuu1
  uvv0*6,vrj1vm50tl56vm51vm52*2,tl57vm60qrr619c02bd43bd62ac31ac13bd72ac14ce5
  uvv0*6,vqi1tl54qi4cqi4aqi48ph48rj4bvm50pqq719c08fgf6dff8egb9fh97dfc2bd21ac1
  uvv0*6,uus0vrk0vrj0*5,vsm0uuu0jmn1hlm0*5,imm0prr4
  uvv0*6,tuu0suu0*7,uuu2tuu1tuu0*6,stt6
  uvv0*6,tuu0pss5kopjlpqb*2,kopbkopkrtu0tuu6uvv0mnomopplnoofnoobnoolsst4sst8
  uvv0*6,tuu0suu0*2,rtu1suu0*4,uuu2tuu1tuu0ttt1tuu0*4,stt6
  uvv0*8,vvv0*7,uvv0*8,
  uvv0*8,vvv0sstcrssbrssastt8qrrjvvv2vvv0tuu2prrhstt5rss8qss9prrguvv0
  uvv0*8,vvv0rss7stt9sst5rss3stt5vvv0uvv0stt3rss6rss8qss4qss3stt4uvv0
  uvv0*15,uuu0*7,uvv0
  uvv0*14,uuu0tuu0stt3*2,stt1ttt1stt3stt0tuu0
  uvv0*14,uuu0tuu0mooinppjmoodmnoanoohrss3tuu0
  uvv0*14,uuu0tuu0*8,
buttons-sizes 358x126
~ EO9I vjPI koW0 TUEG IW9t d8Tc k4j7
  rrscqrrarss9*2,rss7uvv0*18,
  uvv0*13,uuu0nqq0npq0*6,nqq0tuu1
  uvv0*5,fkl519c02ac319c01ac019c01ac16df5mpp519c0*2,2ac31ac019c0*2,1ac119c03bd4
  uvv0*5,chj54cd6aghm7dfd9fhb9fhd8fgj3bd5lop519c07dfdaghm9fhf8fg99fhc9fhl19c0*2,
  uvv0*5,mpp3chj0*6,hlm3prr45ce0*8,dij6
  uvv0*15,stt1jnn0*6,prr4
  uvv0*15,jno52ac4agho6dfa7eg89fhf5cec1ac1
  uvv0*15,mpp53bd22ac12ac319c0*2,1ac08fg6
buttons-waiting 358x207
~ EO9I vjPI SW-- TUEG R7pB Oo9e dE3l u_Un YZ1x bNBk OKN2 9lo0 tD1f xjFx LPxU FoYJ
  rrscqrrarss9rssaqrrdrss8uvv0*17,
  uvv0*3,uuu0uso0*7,uus0tuu0npq0*8,nqq0tuu1
  uvv0*3,vrj1vm50ul55vm51vm52qi48vm51tk53vob1imn519c0*2,2ac31ac13bd73bd419c04bd32ac23bd4
  uvv0*3,vqi1tl55qi49qi48ul55lf37vm51sk55voa1imm52ac15cea8egb8fg97efd7egf6df74bd32ac32ac2
  uvv0*3,uus0vrl0*7,utq0stt1jno0jnn0*7,kno0rss3
  uvv0*9,tuu0*5,uvv0*9,
  uvv0*9,tuu0pqq8oppbpqrbtuu0uvv0uuu0tuu0*7,
  uvv0*9,tuu0tuu1tuu0*3,uvv0tuu0rss5opqaopq7npphpqr7stt2tuu0
  uvv0*8,tuu3qrrdrss7stt8sss9ttt5stt7uuu0tuu0*6,uuu0
  uvv0*8,uuu0tuu1*2,tuu3tuu1*2,tuu0uvv0*8,
  tuu2tuu0*21,ttt5
  tuu3uvv0*7,uuu0kmmioppelmnsqqrfqrr7uvv0*8,sst8
  ttt3tuu0*11,rss3tuu0*9,stt8
chips 358x92
~ EO9I vjPI HsBl TUEG -LFo kTeY 5zU8 gRJ- k5Ju bbpA yAEb J-dL -UyA i8wK GV2K 9VfU Z6fx _18m wSeL LQcx
~ hKpS lRbh KPwX C8t7 QRRX
  qrrarssauvv0*21,
  uvv0*2,tuu0*4,uuu0*2,tuu0*3,uuu0*2,uut0*3,uuu0*7,
  uvv0uuu0pss3mqqbors8kopctuu0rts2nrp9*2,lpnarts2vus0trn7sql9*2,trn6uuu0rss4pqq8qrr8opp9tuu0
  uvv0uuu0tuu0*4,uuu0*2,tuu0*3,uuu0*2,vut0*4,uuu0*6,
  uvv0*7,uvv1tuu8tuu4qrr9uuu1uuu0urr4*2,uqq4*2,uuu0vsr2urq5usq2tpn6vts0
  uvv0*7,uuu2rrs6qrrbstt5uvv1utt0tpp4too7upq5urr2uuu0urp2tpn5uqo7uro4vts0
amounts 358x151
~ EO9I vjPI RgvW TUEG J3Cy jO5X l0iU jO5X jiWC jO5X JlJ1 jO5X mR_r jO5X
  rss9rrsarssauuu1uvv0*19,
  uvv0*23,
  uvv0*5,rss4opp8qqr5mnnbkmmalnndqrr5jklenoobsst6rrs7tuu1opp7mnodjklesss8rss6qrr5
  uvv0*5,uuu1rss3nop9pqq4pqq5qrr3qrr6pqq5qrr4rss6rss8uvv0ttu3opq2pqq5sst6rss7stt8
  uvv0*10,uuu0uvv0uuu0*8,uvv0*3,
  uvv0*9,noo9hjkiklmgfhij*2,ghijghil*2,fhilgijhkmmcrrscqrrcpqqa
  uvv0*10,stt1ttt2stt1*7,rss0ttt2*2,tuu3
  uvv0*2,stt2rss2stt1rss2stt1uvv0*3,uuu0rss2rss1*2,rss2*2,tuu1rss2*3,uvv0*3,
  uvv0rss2jkldklldopp9lmmcnoocpqqeoppdtuu1noochjjgikkijllggiiigiijjlligijlgijkhijhpqreopqe*2,
  uvv0*12,tuu2tuu1uvv0*2,stt5uvv0*6,
progress 358x96
~ EO9I vjPI gthu xkis eVIn Vrlk ETEb Vrlk Ks0e Vrlk yzhh ETEb Lw7u
  rrscqrrarrs8uuu1uvv0*19,
  tuu0*23,
  tuu0*23,
  stt0*8,gkl1gkl0*13,hlm3
  glm1gkl0*21,imm4
  stt0*8,mop0lop0*13,mpp2
layouts 358x395
~ EO9I vjPI zIw- yzhh uw3R MaKk N4AI A2pF AsyW toHZ RLyJ sVuP toHZ eh42 4MIb YPZk IEGG RLyJ sVuP DgWX
~ eh42 4MIb JnO4 yzhh RLyJ JUQ5 yzhh eh42 z9-t YI_9 bX7n 3YOR NtSR hTRt xrjb 3YOR NtSR un_t xrjb 3YOR
~ NtSR ljMO
  qrrdrss9stt5uvv0*20,
  uvv0*23,
  rss7*2,tuu2uvv0*16,opq9mnohjllimnos
  uvv0uuu0*2,uvv0*17,tuu1uuu0uvv0
  sss4stt4uuu0uuu1*2,stt4uvv0*15,uuu1uvv0
  qrrcpqqcqrrbpqqbqrrapqqcuvv0*15,sss8rrs9
  stt2ttu2uuu0uuu1uuu0ttt2uvv0*17,
  pqqeopqeqrrbpqqbqqrbpqqeuvv0*14,stt5qrrbrss9
  uvv0*23,
  uvv0*3,uuu0uvv0*17,uuu0uvv0
  noph*2,qrrcopqdpqqbnpphuvv0*15,rss9rrs9
  uuu0*23,
  rss6sst6uuu0uuu2uuu1rss7uvv0*15,uuu1uuu0
  qrraqqraqrrbpqqbqrraqrr9uvv0*14,stt5qrrarss9
  uvv0*23,
  uvv0*9,uuu0*2,uvv0*10,uuu2uvv0
  uvv0*8,tuu2qrrastt6uvv0*10,sss8rrs9
  uvv0*3,uuu1lnngmoogpqq9qqr7nopeopqb*2,uvv0*4,qrr5nooilmnfsss5oppbpqqcoppdklmg
  uvv0*3,uuu0ttt1tuu1stt4stt3rss4tuu0uuu0uvv0*4,tuu0tuu1ttt1stt5ttt1stt4ttt1uuu0
  uvv0*21,uuu0*2,
  uvv0*18,rts5orqb*2,pqq9oppd
  uuu0*19,uuu1uuu0sss4rss6
  uvv0*18,tsr4sqo9spobrss5qrr8
  uuu0*18,utt3ttt5tst3qrr7pqqa
  uvv0*18,tss3sop8sopdstt3sss5
tabs 358x72
~ EO9I vjPI 2z-v yzhh wvsM ixDj DQlY CyHY UrS2 c5QV Lspz 54Q5 ehY2 v6sj
  qrrcstt5uvv0*21,
  uvv0*23,
  uuu1uuu2uvv0tuu1uuu2uuu0uuu2uvv0*2,tuu1uuu1*2,uvv0*2,tuu2uuu2*2,tuu4uuu2uvv0tuu2ttt4uvv0
  oppdqrr7ttt2*2,rss6qrr9qqr6qrr8ttt2*2,stt4qrr9pqrbuvv0ttt3noohoppcqrrfoppbuvv0qrrarrsauvv0
  uvv0*13,tuu0qss0*5,tuu0uvv0*3,
copy 358x70
~ EO9I vjPI WqiI yzhh gDr6 SUKt R6fW E_NN
  rrs9sss8uvv0*21,
  uvv0*12,stt1npq0*8,nqq0tuu1
  uvv0*12,dij519c01ac0*2,3bd72ac24bd82ac419c01ac03bd4
  uvv0*12,cij54cd69fh88fgc7efb7egb8ege8fgb7ef82ac2*2,
  uvv0*12,kno519c0*8,2ac1lopa
accordion 358x283
~ EO9I vjPI v85O yzhh fp9z yzhh eu6D BRzV 5qru WULh RIBn W6y8 2ClZ 5qru WULh
  rss9*2,qrrbttt6uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*16,ttt5oppjmnnjttu8vvv2
  vvv0*22,vvv2
  vvv0*3,uuu5rssdqqrjvvv3qrrgqqrgsttarssarrr8sst9rss8qrrhuuu9rss8qqrlttt6qrrbttt7ttu5vvv2
  vvv0*3,uuu3uuu4vvv0uuv2vvv1vvv0vvv1uvv2vvv1vvv0*2,vvv2uuu3vvv2vvv0*5,vvv2
  vvv0sttbrrrerss9qrretttarrrastt6qrrgrss7ttt6qrrcrss9sttcrrscsssbrrrerrscrrrcsssaqrrcuuu5vvv2
  vvv0*2,uuu5vvv1uuu6vvv3*2,uuu8uuv4vvv0*2,uvv2vvv3vvv0vvv3vvv2uuu5*2,vvv2vvv0uuu5uvv3vvv2
  vvv0*2,uuu5rssbtttasttasss9ttt9rrrdrss7rss8ttt7stt8sstastt9sss9tttastt8rrsasstbrss8uvv3vvv2
  vvv0*17,ttt8stt8ttt6rsscuuu5vvv2
  vvv0*17,uuv2ttt4uuu4uuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,uuu4stt7vvv2uuu2uuu4*2,vvv1vvv0vvv2
  vvv0uuv4vvv0*11,uuu4qrrcpqqeqrrbpqqcppqipqqeqrrduuu5vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
skeletons 358x226
~ EO9I vjPI qT_h xkis 5sBS B651 2IKY
  qrrbqrrarssattt3uvv0*19,
  uvv0*13,uuu0tuu0*8,uuu0
  uvv0*13,tuu0stt0*9,
  stt0*22,tuu0
  rss0*23,
  rss0*23,
  tuu0*22,uuu0
  stt0rss0*21,tuu1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
