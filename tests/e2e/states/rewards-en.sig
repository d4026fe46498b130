hold 358x265
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK zA5c 8a-E VTGq
~ O2wM Lt9O RYh2 JTEr 4pOF 1K46 sGFp rp8N 3CTX
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu2stt3*2,sss5stt3sst4stt4*2,stt3vvv0*12,vvv2
  vvv0ttt4stt3qrr7*2,rss6rss5*2,rss8sst4vvv0*12,vvv2
  vvv0uuu1vvv0*6,tuu1vvv0*13,vvv2
  vvv0bjf6rts0stt0*4,prr5bhi5vvv0*5,ttt5*2,vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4rrrbqqrfqrrfqqqhuuu6vvv0ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sttbttu9uuu3vvv0*3,vvv2sttbuuu6uuu4tuu7stt8tttauuu5tttbtuu7vvv0*5,vvv2
  vvv0vvv1vvv0*6,vvv1*2,uvv1vvv1*2,vvv0*2,vvv1vvv0*6,vvv2
  vvv0rssfrrrfrrscsstbrrsfrssdqrrgrrsesssdsttbqrrhsssattu8rsserrrcrrrjsssdsss9rsscrssdvvv0vvv2
  vvv0ttt7stt9*2,vvv0*5,vvv1vvv0*12,vvv2
  vvv0uuu5*3,vvv1vvv0*17,vvv2
  vvv1vvv0*21,uuu1
review 358x246
~ WwRR k9wt aqOA rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK M6xF 8a-E Jkf2
~ Lt9O RYh2 JTEr nbuV ZFOS OEma rp8N Oll-
  rss9rrrbttt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt2knoastt3uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu3ttt2rss6sss4stt2stt5stt4uvv0vvv0*13,vvv2
  vvv0tuu2stt3rrs9qrr8rss7qrr9qrr8uvv0vvv0*13,vvv2
  vvv0sut1vvv0*6,rtt1vvv0*13,vvv2
  vvv0ckg5rts0stt0*4,psr4cij5vvv0*5,ttu5tuu5vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4qqqfqqrgttt7vvv0*3,ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*10,uuu4sssbtttbttt8stt9ssscvvv2vvv0vvv2
  vvv0*22,vvv2
  vvv0rssfssscrssd*2,sssesssarrresssarsscrrsesttbqrrisss9rrsfsstcrrscqrrfrsscvvv0*3,vvv2
  vvv0*22,uvv2
  uuu0uvv0*22,
address-needed 358x256
~ WwRR k9wt E2oU rk_K jeJs QfYQ SsCN jhCk MBoF QPNS rk_K jn8Q T9-W _C83 586F GMMK Seuq uW6i u7Tw yXqX
~ Lt9O RYh2 FmAa nAdL S86l -ATo rp8N HcXe
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2npq9tuu1qrr8mnnmmnnduuu2vvv0*14,vvv2
  vvv0rtt4looetuu2uuu6sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vuu0vut0*7,vvu0uvv3uvv0*10,vvv3vvv2
  vvv0usq5tqo9rnkgsolesolatpnasolarnkdvts2uvv6rrrcnoojpqqioopmoppgqqrfnoogoppippqdttt4uvv6vvv2
  vvv0*10,vvv2uvv0*10,vvv1vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0pqqlssscvvv0*4,uuv3pqqhpqqfrssavvv0*3,ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*3,vvv3sss8rssatuu6vvv0*11,vvv2
  vvv0vvv1vvv0*5,vvv1vvv0*14,vvv2
  vvv0rrrisssarrsarrsdrssdsttaqrrhrrsesstbqrrfrrrdsssasssbsssarrsgsttavvv0*5,vvv2
  vvv1vvv0*21,uvv1
partly-used 358x231
~ WwRR k9wt Z68y rk_K jeJs QfYQ SsCN jhCk MBoF WWcD rk_K jn8Q T9-W e-gS N8bC 586F GMMK Hisi nqek SuXY
~ Lt9O RYh2 JTEr ckhk BpQ1 bYRN dQVE RU94 Pb-H
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3npq1tuu1rss5mnnmoppikmmkmnnisttarrserrrgrrsfuuu2vvv0*8,vvv2
  vvv0rtt4npp2ttt2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0uuu1vvv0*4,uuu1vvv0*4,tuu1vvv0*10,vvv2
  vvv0bjf6rts0stt0*3,bjg4rts2stt0*3,bhi5rst4vvv0*3,stt6uuu4vvv0*4,vvv2
  vvv0qqrdqrrerssavvv0*2,pqqfqrrdqrrfstt7vvv0rssgrrrgtuu3vvv0*2,sss8rrresss9vvv0*3,vvv2
  vvv0sssdtttauuu4vvv0*2,sstcttt9ttt7vvv0*2,stt6sstbttt9uuu4vvv0stt9ttt7sttavvv0*3,vvv2
  vvv0*11,ttt7tttasttattt9ttu7vvv0*6,vvv2
  vvv0*11,vvv1vvv0*2,vvv1*2,vvv0*6,uvv2
  uvv1vvv0*21,uuu0
running-out 358x224
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ SsCN jhCk MBoF whMl rk_K jn8Q T9-W i0Nc o_8n 586F GMMK sIGB uW6i 6JDr
~ CkSA WwML 7jVC Lt9O RYh2 JTEr ckhk BpQ1 MsOT bd7R
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2mpp9tuu0rss5noofoppikmmkmnnissscrssfrrrastt9rrrgrssduvv3vvv0*6,vvv2
  vvv0rtt4jnndtuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vuu0vut0*5,vuu0vvv0*9,uuu3uvv0*3,vvv3vvv2
  vvv0usq5uro7tpm9spmdspmcspmbtqn7vvv0*9,uuv3oppgqqqfstt7uvv6vvv2
  vvv0*17,uuv2uvv0*3,vvv1vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp2spn2vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp3spn2vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4qqqeqrrgpqqevvv2vvv0*2,utt6trqatrpdvvv0*5,vvv2
  vvv0sssdtttauuu4vvv0*3,uvv3sstcttt9uuu4vvv0*3,utt7tsrdusr9utt6usr9tsrautt7vvv0vvv2
  vvv1vvv0*21,uvv1
unused-draw 358x241
~ WwRR k9wt EtAX rk_K jeJs QfYQ SsCN jhCk MBoF hQ-H rk_K jn8Q T9-W gY0q 586F GMMK n4pW iF__ lPST bkil
~ Lt9O RYh2 JTEr ckhk BpQ1 aOIR U5Mc RU94 Pb-H
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3oqr2ttt2rss5oppcmnnilmnlqrravvv0*13,vvv2
  vvv0rst4mop7ttt2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vvu0vvt0*6,vvv0*9,vvv3uvv0*3,vvv3vvv2
  vvv0uso7trn6rojgsqlcsplbsplesql9vvu0vvv0*8,uvv6rss8noontuu5uvv6vvv2
  vvv0*2,vvu0*6,vvv0*9,vvv2uvv0*3,vvv1vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0qqrdqrrerssavvv0*2,pqqfqrrdqrrfstt7vvv0qqrepqqettt8vvv0*2,sss8qrrgsss9vvv0*3,vvv2
  vvv0sssdtttauuu4vvv0*2,sstcttt9ttt7vvv0*2,stt9tttasssbvvv0*2,stt9ttu5sttavvv0*3,vvv2
  vvv0*11,tttastt7vvv0*9,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted 358x174
~ WwRR k9wt ImOb rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK Hisi nqek SuXY
~ GY-W
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sttcrrsgsttaqrrfsstarssbrssdrssevvv0*13,vvv2
  vvv1vvv0*21,uuu1
granted-with-end 358x174
~ WwRR k9wt c0g1 rk_K jeJs QfYQ SsCN jhCk MBoF whMl rk_K jn8Q T9-W i0Nc o_8n 586F GMMK Hisi nqek SuXY
~ poeL
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2mpp9tuu0rss5noofoppikmmkmnnissscrssfrrrastt9rrrgrssduvv3vvv0*6,vvv2
  vvv0rtt4jnndtuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv2vvv0*8,vvv2
  vvv0sssbsssdrssesssdsss9rrsbstt8sssbrrrgrssarssbttt8tttbvvv0*8,vvv2
  vvv1vvv0*21,uuu1
won-without-task 358x174
~ WwRR k9wt EB-J rk_K jeJs QfYQ SsCN jhCk MBoF Arnq rk_K jn8Q T9-W 9GGK iV4H 586F GMMK Hisi nqek SuXY
~ GY-W
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2prr2tuu1rrr5pqqbnoognopglmminooglmnopqqbqrrfrrscvvv1vvv0*7,vvv2
  vvv0rst5loo7stt2uuu4sssdsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sttcrrsgsttaqrrfsstarssbrssdrssevvv0*13,vvv2
  vvv1vvv0*21,uuu1
on-its-way 358x174
~ WwRR k9wt _FgP rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK Z8Rj 8a-E t7k8
~ 845L
  rss9rssarss8rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu2stt3rss5*2,ttt2stt4uuu1vvv0*14,vvv2
  vvv0ttt3stt4qrr8rss7qrr7pqr9tuu2vvv0*14,vvv2
  vvv0vvv1*2,vvv0*6,vvv2vvv0vvv2vvv0vvv1vvv0*2,vvv1*2,vvv0*4,vvv2
  vvv0sssdsstcsssbqrrfsst9sssdrssesstbqrrfttt8rrrgsst9rssdssscrssbrrrdrssbvvv0*4,vvv2
  vvv1vvv0*21,uuu1
delayed 358x194
~ WwRR k9wt 5zlE rk_K jeJs QfYQ SsCN jhCk MBoF Arnq rk_K jn8Q T9-W 9GGK iV4H 586F GMMK qqiG uW6i 6JDr
~ FhfW
  qrraqrrdrrs8uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2prr2tuu1rrr5pqqbnoognopglmminooglmnopqqbqrrfrrscvvv1vvv0*7,vvv2
  vvv0rst5loo7stt2uuv4tttbtttasstasstbvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,uuu3uuu5uuu3*2,vvv0*13,vvv2
  vvv0vts2usr2usq3usr2*2,vuu0vvv0*15,vvv2
  vvv0vtr3usq4tpn8somcspnavut0vvv0*15,vvv2
  vvv0uuu2vvv0*8,vvv2vvv1vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0sttcrssbqrrgrsserrsestt9sssdrssfsttdrrrhsssastt9qrrf*2,sttbqrrfstt8rrsdtttavvv0*2,vvv2
  vvv0ssscqrrgvvv2vvv0*18,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
arrived 358x174
~ WwRR k9wt 8s6J rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK Hisi nqek SuXY
~ IsEa
  rss9rrrastt5uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0vvv1vvv0*4,vvv2vvv0vvv1*3,vvv0*9,vvv2
  vvv0sssdrssdrrsbtttbrrsgsttarrrerrsgsstassscrrsfttt9uuu3vvv0*8,vvv2
  vvv1vvv0*21,uuu1
used 358x174
~ WwRR k9wt Mcuo rk_K jeJs QfYQ SsCN 1T3U OnSY zEKL rk_K X7Ar 98pl J8fo o_8n 586F GMMK -R11 8a-E FYkT
~ Oyh0
  rssbrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ttt1pqq7tuu0stt4ppqbqqrenoofoppdssscrssfrrrastt9rrrgrssduvv3vvv0*6,vvv2
  vvv0stt3nooatuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0uuu0tuu1sss5sst4vvv0*17,vvv2
  vvv0tuu1ttt2qrr8qrr7vvv0*17,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0ssscrrrbssseuuu4vvv0*17,vvv2
  vvv1vvv0*21,uuu1
expired 358x174
~ WwRR k9wt Binz rk_K jeJs QfYQ SsCN 1T3U OnSY t_5f rk_K X7Ar 98pl vwdH N8bC 586F GMMK 7ED6 8a-E wlJO
~ qXXd
  qrrarrsbrss7uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2pqq0tuu1sst3opphqqrenoofoppdsttarrserrrgrrsfuuu2vvv0*8,vvv2
  vvv0stt3pqq2tuu2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu1tuu2rss4stt4sst4vvv0*16,vvv2
  vvv0tuu1stt3qrr7qrr9qrr7vvv0*16,vvv2
  vvv0vvv1*5,vvv0vvv1vvv0*3,vvv1vvv0*10,vvv2
  vvv0rssbrrrhrrrcsssarssesssassscrrsdsttbrrrcuuu5vvv0*10,vvv2
  vvv1vvv0*21,uuu1
cancelled 358x194
~ WwRR k9wt Vhwv rk_K jeJs QfYQ SsCN 1T3U OnSY BIHD rk_K X7Ar 98pl CJ2B Fo8g 586F GMMK gZot 8a-E wlJO
~ XA2y
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2qrr2tuu0sss4ppqeqqrenoofoppdsstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt2moo8stt3uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu1tuu2rss6stt3stt4sst4uuu0vvv0*14,vvv2
  vvv0tuu1stt3qrr9qrr8qrs7qrr7uuu1vvv0*14,vvv2
  vvv0vvv3vvv0*2,vvv1vvv0*4,vvv1*2,uuu2vvv0vvv1vvv0vvv1*2,vvv0vvv1*2,vvv0*2,vvv2
  vvv0rssgsss9rrscsssbssscsss9rrressscrrsdsssdtttasssarssesss8sstarrsesss8rssbrssduuu5vvv0vvv2
  vvv0rrsdrssbrsscrrrgrsscvvv0*16,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
ready-several 358x668
~ WwRR k9wt gNe2 rk_K BJAX XV8o r1du mOUu F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g
~ If5y zMmv Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN sQuL NWWp GNOi GX1_ kYHI rk_K
~ jn8Q T9-W etAN Fo8g If5y zMmv Lt9O ckhk JTEr 1Pk1 OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv eKsE sQuL NWWp
~ GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g If5y zMmv Lt9O ckhk JTEr 8QYu OwY8 f9f0 rp8N keDN V-bG Wwjq
~ aZHv c9bd 5yoI Nx72
  rss8qrrdrss6rss9rssauvv0*18,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2kllimnnc*2,klmkppqdppq9lmnilmmfmnofsss6vvv0*6,lmmeikkmsssdrrsduuu2vsn5
  vus2uuu3tuu2ttt2rss6uuu1*2,ttu3ttt3uuu3vvv1vvv0*6,ttu1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu6sttattt7tuu7ttu6uuu4vvv0*2,uuv2uvv0*3,vvv2vsn5
  vus2usp5njddusp5uuu2rss8ttt4sss6stt5ttt7ttt9ttu8stt8ttt7tuu3vvv0uvv3uvv2oppgoppluuu5uvv7vsn5
  vus2vus0vur0vus0uuu5qrrdssscrrscstt8sttaqrrerssbrrsdvvv1vvv0*3,uuv2uvv0*3,vvv2vsn5
  vus2rts2vvv0*5,vuq0vvv0*7,uuu1vvv0*6,vsn5
  vus2eli4rts2stt0*4,vpe1vvu0vvv0*6,ttt4uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qrrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8ttt9sssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*21,vsn5
  vus2usrbuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2rrrbsss9qrr9qqq8vvv2uuu5uuu3vvv2uuu3vvv1vvv0*2,uuv2uvv0*3,vvv1vsn5
  vus2usp5olfcusp4uuu2qrrbrss8qrr9rss9ttt9ssscsstbrssdrssattt6vvv0uvv3uvv2oppgoppluuu5uvv6vsn5
  vus2vus0uso1vur0tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*3,uuv2uvv0*3,vvv3vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qqqgqqrirrrfuvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2tttbttt8tuu6vvv0*3,sttbttu7tuu5ttt7tuu6sssbvvv0*2,uuu6ttt7tuu8stt9stt8vvv0*2,vsn5
  vus2vvv1*2,vvv0*4,vvv1vvv0vvv2uvv1vvv1*2,vvv0*3,vvv1*4,vvv0*2,vsn5
  vus2ssscttu6sssdrssessseqrrfsst9sstdrrrguuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2stt7ttt6sss6rrr4vvv0vvv2vvv1vvv0vvv1vvv0*3,uvv1uvv0*3,vvv0vsn5
  vus2usp5pmg9utp3tuu3ppqfqrrbppqcqrrcsttbrrrfrsserrrfrrrdsst7vvv0uvv3uuv2pqqeppqiuuu4uvv6vsn5
  vus2vur0trn4vur1tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*2,vvv1uuv2ttu2tuu3uuu1vvv3vsn5
  vus2vvv0*6,vvu0vvv0*14,vsn5
  vus2ajf6rts2stt0*3,sts0voa2vvt0vvv0*6,sss6tuu5vvv0*5,vsn5
  vus2sss8sssastt8vvv0*3,ssrbrsscsttbvvv2vvv0*4,ttt7ttt5stt9tuu5vvv0*3,vsn5
  vus2sssbsttbstt7vvv0*3,rsscsttbsst9tuu6uuu4ttt8vvv0*2,tuu6sst7ttt8stt8ttu5vvv0*2,vsn5
  vus2uuu4uuu3uvv3vvv0*3,uuu5uuu3uuu4uuu3uuu2vvv3vvv0*2,uuv3uuu4*2,uuu5uuu4vvv0*2,vsn5
  vus2ssscttt8sssdrssessseqrrfsst9sstdrrrfuuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2ttt4ttu7uuu5tuu6ttu7uuu5tuu6ttt6*2,uuu5*2,ttt5tuu7vvv1vvv0*7,vsn5
  vus2ttt5tuu7tuu5stt8uuu6uuu5ttt7tuu8ttt5*2,stt9ttt6stt7vvv2vvv0*7,vsn6
  vtq3vur0*20,vuq1vtq4
ready-one 358x275
~ WwRR k9wt hf1R rk_K BJAX XV8o r1du 2sYy F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g
~ If5y Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN
  rss8qrrdrss8sst6uvv0*19,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2kllimnnc*2,klmkppqdppq9lmnilmmfmnofsss6vvv0*6,noodikkmsssdrrsduuu2vsn5
  vus2uuu3tuu2ttt2rss6uuu1*2,ttu3ttt3uuu3vvv1vvv0*6,stt1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu6sttattt7tuu7ttu6uuu4vvv0*7,vsn5
  vus2usp5njddusp5uuu2rss8ttt4sss6stt5ttt7ttt9ttu8stt8ttt7tuu3vvv0*7,vsn5
  vus2vus0vur0vus0uuu5qrrdssscrrscstt8sttaqrrerssbrrsdvvv1vvv0*8,vsn5
  vus2rts2vvv0*5,vuq0vvv0*7,uuu1vvv0*6,vsn5
  vus2eli4rts2stt0*4,vpe1vvu0vvv0*6,ttt4uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qrrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8ttt9sssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*21,vsn5
  vus2usrbuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
ready-claiming-all 358x668
~ WwRR k9wt Khsk rk_K BJAX XV8o r1du mOUu F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g
~ If5y oba6 Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN sQuL NWWp GNOi GX1_ kYHI rk_K
~ jn8Q T9-W etAN Fo8g If5y oba6 Lt9O ckhk JTEr 1Pk1 OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv eKsE sQuL NWWp
~ GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g If5y oba6 Lt9O ckhk JTEr 8QYu OwY8 f9f0 rp8N keDN V-bG Wwjq
~ aZHv c9bd 5yoI BBDC
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2kllimnnc*2,klmkppqdppq9lmnilmmfmnofsss6vvv0*6,lmmeikkmsssdrrsduuu2vsn5
  vus2uuu3tuu2ttt2rss6uuu1*2,ttu3ttt3uuu3vvv1vvv0*6,ttu1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu6sttattt7tuu7ttu6uuu4vvv0*2,uuu0*4,vvv0vsn5
  vus2usp5njddusp5uuu2rss8ttt4sss6stt5ttt7ttt9ttu8stt8ttt7tuu3vvv0*2,stt1opqaopqdstt3vvv0vsn5
  vus2vus0vur0vus0uuu5qrrdssscrrscstt8sttaqrrerssbrrsdvvv1vvv0*3,uuu0*4,vvv0vsn5
  vus2rts2vvv0*5,vuq0vvv0*7,uuu1vvv0*6,vsn5
  vus2eli4rts2stt0*4,vpe1vvu0vvv0*6,ttt4uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qrrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8ttt9sssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*21,vsn5
  vus2usrbuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2rrrbsss9qrr9qqq8vvv2uuu5uuu3vvv2uuu3vvv1vvv0*2,uvv0*4,vvv0vsn5
  vus2usp5olfcusp4uuu2qrrbrss8qrr9rss9ttt9ssscsstbrssdrssattt6vvv0*2,stt1opqaopqdstt3vvv0vsn5
  vus2vus0uso1vur0tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*3,uuu0*4,vvv0vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qqqgqqrirrrfuvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2tttbttt8tuu6vvv0*3,sttbttu7tuu5ttt7tuu6sssbvvv0*2,uuu6ttt7tuu8stt9stt8vvv0*2,vsn5
  vus2vvv1*2,vvv0*4,vvv1vvv0vvv2uvv1vvv1*2,vvv0*3,vvv1*4,vvv0*2,vsn5
  vus2ssscttu6sssdrssessseqrrfsst9sstdrrrguuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu1ttt4uuu4stt4rss3vvv0vvv1vvv0*11,vsn5
  vus2usp5qnh8vtq2ttt4opphqqrcoppepqqesttbqrrhrssfrrrfrrrdsss8vvv0*2,stt1pqq9pqqbstt2vvv0vsn5
  vus2vur0sqm4vtq2tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*3,tuu0stt1*2,tuu0vvv0vsn5
  vus2vvv0vvu0vvv0*19,vsn5
  vus2ajf6rts2stt0*3,sts0vob2vvt0vvv0*6,stt6tuu5vvv0*5,vsn5
  vus2sss7stt7ttt6vvv0*3,ssr9sss9ttt8vvv2vvv0*4,ttt6ttt4ttt8uuu4vvv0*3,vsn5
  vus2rrsdsssesst8vvv0*3,rrrersserssbttu6uuu4ttt8vvv0*2,ttt8sss8sttasst9ttu5vvv0*2,vsn5
  vus2uuu4uuu3uvv3vvv0*3,uuu5uuu3uuu4uuu3uuu2vvv3vvv0*2,uuv3uuu4*2,uuu5uuu4vvv0*2,vsn5
  vus2ssscttt8sssdrssessseqrrfsst9sstdrrrfuuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2uuu6uuu4uuu5uuu4uuu3*2,vvv0*15,vsn5
  vus2tuu7sttatttbstt9tuu7uuu3vvv0*15,vsn6
  vtq3vur0*20,vuq1vtq4
all-claimed 358x524
~ WwRR k9wt CA4j rk_K 5dic XV8o 2noz QZMz nqek c28P 8_iE 2tBw F6se gYXS TJy7 _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN Fo8g If5y _-AT jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g If5y _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN Fo8g If5y f5me HjdI QfYQ Pj8G jhCk MBoF UyyU rk_K 2qmY -4mH 7Wj9 cZeq TdBY ddXO qlIQ
~ yJ52
  rrsdrssarrsdrrrauvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0kllilmnoklmkkllhlnnikllekllivvv0*4,tuu0nrpdnqpdmqogmqoclqnhmqoenrpcnrpbuvu0vvv2
  vvv0vvv1*2,uvv1uuu1vvv1uvv1vvv1vvv0*5,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppq7oopduvv3uuu2vvv0*17,vvv2
  vvv0qqq8oppbsssbrsscuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrrcrrrcqrrhqqqjqrresssbrssfqrrfrrrgsssarrsarrsfrrsdrssdqrrhvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rss4hlmcstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0uvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0uvv0uuu0uvv0uuu2ttt5ttt6sss6rrs5vvv0vvv2vvv1vvv0vvv1vvv0*8,vvv2
  vvv0qss6imn9stt3*2,qqqdqrrboppdqrrcsstcrssfrrsdrrrgqrrettt6vvv0*7,vvv2
  vvv0tuu0prr5tuu1ttt7qrrdsstcqrrbttt7rrsbqrrersscrrrevvv0*9,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rss4hlmcstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0uvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0sss5ttt4uuu2tuu2sss6vvv0*16,vvv2
  vvv0pqq9oppfrssbppqdppqcvvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rst3jnoauuu0stt9rsscssserrresssasttasss9vvv0*6,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*4,uuu1ttu1tuu0ttt1tuu0tuu1sst4tuu0*4,vvv0*7,vvv2
  vvv0*4,npq2imn0*10,rss2tuu0*5,vvv0vvv2
  vvv0oqr2kno0*18,loo0uvv1vvv2
  vvv03bd619c0*6,3bd119c02ac23bd33bd44ce43bd119c0*6,mpp6vvv2
  vvv03bd619c0*6,9gh98egf6dfb6dfa7ega7egc3bd619c0*6,mpp6vvv2
  vvv0ejk49fg0*18,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
ready-bar 358x106
~ WwRR k9wt yYJF rk_K I78H l7xE g4h4 DNbt zfhZ
  rss8qrrdrss8stt5uvv0*19,
  uuu0*23,
  vvv0*11,vtr0vtq0*10,vvv0
  qrrbpqqdqqrfpqqeqrrdoppgttu5vvv0*3,vto2vm50*11,vn81
  sssbttt8ttt7ttt8stt8ttt7ssscuuu5uuu6vvv0vsn2vm50rj47ng3eph4cqi4api4doh4eqi4cmg3cpi4bvm50*2,
  ttt6uuu6*2,ttt6ttt8uuu4ttt8tuu5uuu4vvv0vuq1vn70*11,vpe2
  vvv0*23,
totals 358x484
~ WwRR k9wt bl4g rk_K sCyd hT_a QfYQ QQgR 3ix_ MBoF UyyU rk_K D-0T G2gE sObg F6se PunH 3ix_ MBoF WWcD
~ rk_K Aqrv S_QE Zgm6 F6se PunH 3ix_ MBoF whMl rk_K v87k oJsz jh0i F6se PunH 3ix_ MBoF Arnq rk_K 6xC7
~ azZy mj8Q 47di PunH 3ix_ MBoF hQ-H rk_K NEr1 3xm- _Vkl PunH 3ix_ MBoF QPNS rk_K XuJn _k5c T9V5
  qrrb*2,uuu0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjklgklmlklmgikklmnndjlljmnnfnoohikkgpqq5vvv0*10,vvv2
  vvv0*7,tuu2vvv0ttt3uuu2vvv0*11,vvv2
  vvv0*2,uvv0vvv0tuu6ttt4uuu2vvv0*15,vvv2
  vvv0prr7mppavvv0qrrfpqqfuuu6vvv0*10,tuu3nopksstcrsscuuu3vvv2
  vvv0tuu0rst3vvv0qrresttdqqrfssscrssdsst8sttbrrrhsssbqrrfvvv0*3,uuu0ttt3uuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0uvv0*2,vvv0sst6stt8ttt6tuu4ttt6vvv0*13,vvv2
  vvv0prr6mop7vvv0tttaqqrgsssaqrrhrssavvv0*7,noofnopflmmprrsfqqqftuu4vvv2
  vvv0uuu0tuu0vvv0ssscqrressteqrrfssscrsscrssdqrrgssscrssdrrscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0vvv0rssarsserrsa*2,vvv0*14,vvv2
  vvv0prr8knogvvv0sts6sss9sss6ttt7vvv1*4,vuu2*2,vvu2vvv0*2,sss5lmnnrrsfqqqftuu4vvv2
  vvv0uvv0uuu0vvv0tsretsr9tqpftrqdtsq9trqeusr9uut7utsausr9usrdvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*4,pqqfoppipqqguuu3vvv0*14,vvv2
  vvv0rss4prr3vvv0ttt6stt9ttt8ttu5tttauuu2uuu3uuu2uuu4uuu5vvv0ttt6pqqaqrrcrrs8rrsastt9uvv0vvv2
  vvv0stt3prr4vvv0tuu7ttt7*2,tuu5tttauuu7ttt9ttt6tuu8stt9vvv0rrs8rss5rss9sss7sss8stt9vvv0vvv2
  vvv0*4,rssdsttavvv0*16,vvv2
  vvv0*22,vvv2
  vvv0uuu0*2,vvv0pqqiqrrerrscvvv0*15,vvv2
  vvv0qrs7loo8vvv0ttt6tuu5uuu3vvv0vvv1*2,vvv2vvv1vvv0*8,ttt4stt6vvv2
  vvv0uvv0uuu0vvv0sstdsss9qrrfrssdsss9rssattt8uuu3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0tuu1stt3vvv0oppjoppkqqravvv0*15,vvv2
  vvv0qrs8mpphvvv0utt6uts7uut4vut4uut5uts7vuu3vvv0*9,ttu3tuu3vvv2
  vvv0*2,uvv0vvv0uts7utt7uts5uut6uts5uts6vvu2vvv0*11,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
totals-none 358x122
~ WwRR k9wt JwBs rk_K sCyd hT_a 76bJ QfYQ
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjklgklmlklmgikklmnndjlljmnnfnoohikkgpqq5vvv0*10,vvv2
  vvv0*7,tuu2vvv0ttt3uuu2vvv0*11,vvv2
  vvv0rrrgsssarrsfqrrdsssbrssbrssfrrrfrsse*2,sssdrrsgsssbqrrfsssarssfrssdttt7vvv0*3,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
visitor 358x383
~ WwRR k9wt keQo rk_K xym8 rk_K _8qH W2X8 qxzA x4bR sj2T F_Hb l8dv Lbtj
  rssbrrrbtuu1uvv0*20,
  rst1npp0*4,prr1tuu0*10,rtt1npp0*4,pqr1uvv0
  5bd518a0*4,dij5ptt0*10,mqq518a0*5,dhie
  39b518a0*4,kop5ptt0*10,pst05bd418a0*4,5bde
  39b518a0*3,8eg5ptt0*5,qsq0rrn0ptt0*5,imn418a0*4,5bde
  39b518a0*2,6ce3ors1ptt0*5,tpg1vm70pst0ptt0*5,ejk418a0*3,5bde
  3ac56ce1fkl2pst0ptt0*6,rts0rsq0qtt0ptt0*6,kop29eg139b05bde
  pst0ptt0*7,qtt0uvv0vvv0*3,rtu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  blm2akm0*7,blm0*6,akm0*8,dln7
  7jl36ik0*21,akm8
  pst1pst0*21,pst3
  vvv0stt6sss3rss6stt3rrs6ttt2sss3ttt3ttt5sss4sst4ttt4sst4sss5sss4qrr7uuu1vvv0*4,vvv2
  vvv0oppamnnepqqcpqqdpqqcqrr8noo9oppaoppenoodoppdrss9nooanooeoppdnoocsst4vvv0*4,vvv2
  vvv0uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv1vvv2
  vvv0sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttauuu2vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqrrhrrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt1qrs0*4,rst1vvv0*2,uvv0*5,vvv0*8,vvv2
  vvv04ce619c0*4,1ac0stt9vvv1vvv0*5,uvv6vvv0*7,vvv2
  vvv03bd65ce79fhe9fhd6df819c0rssdvvv0qqr8mnnmpqqdmnojvvv2uvv7vvv0*7,vvv2
  vvv08fg53bd0*4,5ce1tuu5uvv1uvv0*5,uuv5vvv0*7,vvv2
  vvv1vvv0*21,uvv1
empty 358x757
~ WwRR k9wt DuGp rk_K XJJd rk_K lO-b urP9 ZV_c xym8 rk_K _8qH W2X8 qxzA 9LMb sj2T F_Hb SoqI sCyd HREc
~ QfYQ xaQC jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K Rhnm Me7M CNim 1zgS
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  pqqhqqreqrrgqrr8qrr9qrr8qrrbstt6uvv0*15,
  uuu1*2,uuu2ttt3uuu1uuu0tuu2uuu0uvv0*15,
  mpp3fjk0*4,kno2stu0*10,prs2fjk0*4,hll1tuu2
  3ac518a0*4,ejk5ptt0*10,nrr318a0*5,8dff
  39b518a0*3,18a1mqr3ptt0*11,7df518a0*4,5bde
  39b518a0*3,dij5ptt0*5,rrn0spi0ptt0*5,lpq328a118a0*3,5bde
  39b518a0*2,chj4pst0ptt0*5,spi1vn90pst0ptt0*5,jno339b118a0*2,5bde
  9eg4chj1lpq2ptt0*6,qtt0suu0*2,rtu0ptt0*6,ors1fjl19eg0bghb
  pst0ptt0*7,rtu0vvv0*4,tuu0ptt0*8,qst0
  pst0ptt0*7,vvv0*6,rtu0ptt0*7,qst0
  ost0*7,pst0uvv0*6,rtu0ost0*7,pst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  vvv0*22,vvv2
  vvv0noogpqqc*2,pqq9noocoppc*2,nooerrr8mnnjnopjnoodppqanoofrrrbpqqcoppcnoo9oppcsss3vvv0vvv2
  vvv0tuu4rrr5sss6ttt4rss5rss6sss6rrr5stt4sss8stt6rss7sss5sss6stt3ppq9ttt5rss6ttt6uuu1vvv0vvv2
  vvv0stt6sttbttt9ttt5stt7tuu6ttt6*2,stt8uuu6sst9ttt6ttt7tuu7ttt8ttt6uuu4sttbstt6tuu7uvv2vvv2
  vvv0uuu5ttt8*2,tuu5uuu5ttu6tuu5ttt8ttu6tuu4tuu7uuu6ttu6uuu5ttt8uuu5uuu4ttt8ttt6uuu5vvv1vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqqrirrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0mpq2imn0*13,loo2vvv0*6,vvv2
  vvv03bd62ac12ac22ac12ac319c0*2,2ac219c0*3,1ac02ac219c0*2,uuu5vvv0*5,vvv2
  vvv03bd63bd38fgc9fhd7efa9fhc7egd9fge9fhb9fhf7ef89fhd9fhe5ce519c0tuu6vvv0*5,vvv2
  vvv0fkl4agi0*13,dij2vvv0*6,vvv2
  uvv0vvv0*21,uuu1
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0klmeklmfmnognoocmnndikkhvvv1vvv0*14,vvv2
  vvv0uuu0uuu2vvv1*3,uvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu5sssarssbrssauuu2vvv2
  vvv0stt2loo9uuu0sssdqrrdsstbrsscuuu2vvv0*8,ttt4stt8sss7sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0ssscrssbttt9sssbuuv2vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv1*4,vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0stt3prr3uvv0qrrcnoojpqqfppqjqrrbnooprrrevvv0*11,vvv2
  vvv0qss7loo9uuu0ttt9stt8uuu6ttt7vvv1vvv0*8,uuv1qrrbnophopplttt4vvv2
  vvv0*2,uvv0vvv0uuu3tuu5uuu4*2,vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1300
~ WwRR k9wt b7_U rk_K XJJd rk_K lO-b rk_K XQZf ZV_c 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  uuu0tuu0*21,uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
failed 358x236
~ WwRR k9wt 32Cv rk_K XJJd rk_K lO-b EUe_ vMwS JVhk izi8 fu-y TPTU
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0jklnklmgqqq8nooglmmmkmmknoofppqcklmgmnneoopcmnngnoohppqcmnnelmnhmnndnoofkmmgvvv2vvv0vvv2
  vvv0uuu2tuu2uuu1uuu2ttt3*2,uuu2*2,tuu2ttu3ttt2sss4ttt2uuu2*2,uuu3ttt2uuu2ttt2vvv0*2,vvv2
  vvv0stt7uuu5ttu6uuu3ttt6uuu2ttt7uuu4ttu4tuu6*2,uvv2ttt5ttt4tuu5uuu4vvv0*5,vvv2
  vvv0uuu6rss8uuu5ttt4stt9uuu3ttt8ttt7rrsattu9tuu8tuu5tttattt9stt9tuu7vvv0*5,vvv2
  vvv0uuv2uvv0*6,vvv2vvv0*13,vvv2
  vvv0uvv7rssestt7qqqgoopgoppjttu6uvv7vvv0*13,vvv2
  vvv0uuu3uvv0*2,uuu0*2,uvv0*2,vvv2vvv0*13,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x739
~ WwRR k9wt oQIv rk_K XJJd rk_K lO-b 20cL ZV_c Rqt9 vuOh IXzK wCGG fu-y TPTU sCyd hT_a QfYQ QQgR 3ix_
~ MBoF UyyU rk_K D-0T rZRL c091 F6se pzuc tj8n 0OF9 fOhV 0OF9 w_G5 k0QW cOdq dTou i7LJ CwrI QfYQ SsCN
~ jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F GMMK zA5c 8a-E VTGq O2wM Lt9O RYh2 JTEr 4pOF 1K46 sGFp
~ rp8N 3CTX
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  rss8qrrarrrarss9qrrcrrsastt7rss8qrrd*2,stt5sss7rrsaqrrgrss9rssastt5rssarss9qrrdtuu2uvv0*2,
  uuu2tuu3ttt3tuu1tuu3*2,uuu1ttt2ttu3ttt3ttt4tuu2*2,tuu3tuu2ttt2ttt3tuu3ttt1uuu1uuu0uvv0*2,
  vut0*22,uuu0
  vsr1tpncurp5urp6tqnauro7*2,tqo7uro7urp8urp7tqo8tqo7tqo8uro5uqo8uqo6urp6tqo7*2,uqo6vsq1vtr0
  vtr0urp5urp3urp4uro7usq4urp6urp5uro6uro7urp4urp7urp5uro6usq3urp6urp4*2,vsq3uqo6vsq3vsr0vtr0
  vsr1rolaspn7sombspn9rolbspnbrolctpmaspmfspm9tqo9somctqn9tqn7spmcsoldspmausq3vtr0*4,
  usr3vsr1trp6sqp5trq5sqp5sqo8usq1usr3vtr0*14,
  usr3vsr1usq2trq5sqp7qonbrqo9usq2usr3vtr0*14,
  vts0usr0*7,vtr0*14,vts0
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0kmmhmnocnoognoobmnngoppanoogoppcpqqdmnncrrs4vvv0*10,vvv2
  vvv0ttt5stt4stt5stt4sss4ttt3qrr5tuu3rrs7qrr5tuu1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0qss5prr6vvv0opplmnnksss9vvv0*10,uuu2rssattt8ttt7uuu2vvv2
  vvv0stt2oqr6vvv0rssdsssdsss9rrseuuu3vvv0*8,uuu1sss7ttu6stt8vvv2*2,
  vvv0*22,vvv2
  vvv0*22,uvv1
  uvv0*23,
  uvv0*23,
  uuu1tuu3uuu0*2,tuu0uuu2uvv0*3,uuu0*5,uuu1uvv0tuu2uvv0uuu1tuu0uvv0uuu1uvv0
  qrr8qrrhstt4ttt4pqqdqrrbqrr9opqfqrrcstt4ttt4pqqcpqqbpqqeqrrauvv0pqqdpqqbstt4rss5oppepqqgpqra
  stt0*3,uuu0*20,
  uuu0*22,uvv0
  tuu0rss4rss3*2,stt3rss3tuu0*14,stt0stt1tuu1
  tuu0qrr7rss6pqr7qrr7pqq9tuu0*14,stt0stt1ttt1
  uvv0vvv0*21,uuu1
  vvv0uuu0*2,uvv0tuu2sst7stt8rrs8qrr7vvv0vvv3vvv1vvv0vvv2vvv0*8,vvv2
  vvv0qss6ilmbstt3ttt3qrrcrrsapqqbrrsbsstcrsserssdrrrgqrrdttt6vvv0*7,vvv2
  vvv0tuu0qss3tuu1uuu5rsserssfrrrerrsevvv0*13,vvv2
  vvv0*22,vvv2
  vvv0sst6qrr7opqaoppdprr9pqqa*2,pqqcqrr7vvv0*12,vvv2
  vvv0uvv0*9,vvv0*12,vvv2
  vvv0iol4rts0stt0*4,rss3imn3vvv0*5,uuu3*2,vvv0*6,vvv2
  vvv0mqo3vvv0*5,uuu2lop3vvv0*5,uuu2*2,vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4rrsbqqrfqrrfqqqhuuu6vvv0ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*3,uvv3sstcttt7ttt6ttt8sssatttbuuu6sttcstt8vvv0*5,vvv2
  vvv0vvv1vvv0*9,vvv1vvv0*4,vvv1*2,vvv0*4,vvv2
  vvv0ssserrsfrssbsstbrrsfrssdrrrfrssdrssesttbqrrgsttattt9sssdrsscrsshssscsss9rssbrssdvvv0vvv2
  vvv0rssdqrre*2,vvv1vvv0*17,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
